/** Actions of the pre-auction games, in the server's notation. */
import { sortCards, suitOf, type View } from './bridge';

export type Kind = 'call' | 'card' | 'do';

const CARD = /^[SHDC][2-9TJQKA]$/;
const DEED = /^(leave|ask|yes|trumps:[CDHSN]|widow(:[SHDC]\w:[SHDC]\w)?)$/;

/** What kind of action *what* is. */
export const kindOf = (what: string): Kind =>
  DEED.test(what) ? 'do' : CARD.test(what) ? 'card' : 'call';

/** The strain a deed names, if it names one. */
export const strainOf = (what: string): string | null => /^trumps:(.)$/.exec(what)?.[1] ?? null;

/** The cards a share keeps: for the hand, for the dummy. */
export function readKept(what: string): [string, string] | null {
  const found = /^widow:(..):(..)$/.exec(what);
  return found ? [found[1] as string, found[2] as string] : null;
}

/** How often each trick counts: 2 for one contre, 4 for two. */
export const timesOf = (contract: string): number => 2 ** contract.slice(2).length;

/** Whether cards are being played, for tricks that count or to draw others. */
export const isInPlay = (view: Pick<View, 'phase'>): boolean =>
  view.phase === 'play' || view.phase === 'drawing';

/** Return the lowest legal card of the suit of *lifted*; null if that is *lifted* itself. */
export function lowestLike(
  view: Pick<View, 'phase' | 'legal'>,
  lifted: string | null,
): string | null {
  if (!lifted || !isInPlay(view) || !view.legal.includes(lifted)) return null;
  const lowest =
    sortCards(
      view.legal.filter((card) => kindOf(card) === 'card' && suitOf(card) === suitOf(lifted)),
    ).at(-1) ?? null;
  return lowest === lifted ? null : lowest;
}

/** Whether there are no contracts in this game: a trump is named, or turned. */
export const isOdd = (view: View): boolean =>
  view.contract !== null && view.contract.startsWith('0');
