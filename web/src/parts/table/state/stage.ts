/** What lies in the middle: a finished trick stays a while before it is gathered. */
import type { PlayedCard } from '../../../shared/wire/tables';
import type { Seat, View } from '../../../shared/bridge/bridge';
import { isInPlay } from '../../../shared/bridge/deeds';

export interface Stage {
  cards: readonly PlayedCard[];
  /** Who gathers these cards when they go. */
  winner: Seat | null;
}

/** How long a finished trick lies before it is gathered, in milliseconds. */
export const LYING = 1100;

const isSameTrick = (a: readonly PlayedCard[], b: readonly PlayedCard[]): boolean =>
  a.length === b.length && a.every((p, at) => p.card === b[at]?.card);

/** List the stages to show from *before* to *next*: a finished trick comes first. */
export function listStages(before: View | null, next: View): Stage[] {
  const finished = next.lastTrick;
  const now: Stage = { cards: isInPlay(next) ? next.trick : [], winner: null };
  const old = before?.board === next.board ? before.lastTrick : finished;
  const fresh = finished !== null && !isSameTrick(finished.cards, old?.cards ?? []);
  if (!fresh || finished === null) {
    const lies = finished !== null && isSameTrick(finished.cards, next.trick);
    return [lies ? { cards: [], winner: null } : now];
  }
  const lying: Stage = { cards: finished.cards, winner: finished.winner };
  return isSameTrick(finished.cards, next.trick) || !now.cards.length
    ? [lying, { cards: [], winner: null }]
    : [lying, now];
}
