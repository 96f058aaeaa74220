/** Deals of files, links and the editor, as they are kept. */
import type { KeptDeal } from '../../shared/deals/deals';
import { eventTag, tagsFor } from '../../shared/deals/happenings';
import type { DealMessage, PlayedBoard } from '../../shared/wire/learn';

/** A deal of the library, looked at from South, as it is kept. */
export function toKeptDeal(deal: DealMessage, at = new Date().toISOString()): KeptDeal {
  const { board, dealer, vulnerable } = deal;
  return {
    key: `${deal.deal} ${dealer} ${vulnerable} S`,
    at,
    board,
    dealer,
    vulnerable,
    deal: deal.deal,
    calls: deal.calls ?? [],
    cards: deal.cards ?? [],
    contract: deal.contract ?? '',
    declarer: deal.declarer ?? null,
    tricks: deal.tricks ?? null,
    scoreNs: deal.scoreNs ?? null,
    me: 'S',
    systems: {},
    title: deal.title ?? '',
    lost: null,
    tags: tagsFor(deal.happened ?? []),
    again: 0,
  };
}

/** A board of a tournament as it is kept: from the seat one had there. */
export function boardToKept({ deal, me, systems, field }: PlayedBoard): KeptDeal {
  const kept = toKeptDeal(deal);
  const seat = me ?? 'S';
  // Club results have no calls or cards: only the score entered is known.
  const own = deal.contract ? undefined : field.lines.find(({ mine }) => mine)?.score;
  if (own?.contract) {
    kept.contract = own.contract;
    kept.declarer = own.contract === 'Pass' ? null : (own.declarer as KeptDeal['declarer']);
    kept.scoreNs = own.points;
    kept.tricks =
      own.contract === 'Pass'
        ? null
        : Number(own.contract[0]) + 6 + (own.result === '=' ? 0 : Number(own.result));
  }
  return {
    ...kept,
    key: kept.key.replace(/S$/, seat),
    me: seat,
    systems: systems as KeptDeal['systems'],
    tags: [...kept.tags, eventTag(field.event)],
  };
}
