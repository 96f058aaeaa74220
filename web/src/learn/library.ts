/** Deals of files, links and the editor, as they are kept. */
import type { KeptDeal } from './deals';
import type { DealMessage } from './wire';

/** A deal of the library, looked at from South, as it is kept. */
export function keptOf(deal: DealMessage, at = new Date().toISOString()): KeptDeal {
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
    tags: [],
    again: 0,
  };
}
