/** A play shown to its end: what the table looks like after each card. */
import type { Seat, View } from '../shared/bridge/bridge';
import { sideOf } from '../shared/bridge/bridge';
import type { ShownCard, ShownPlay } from '../shared/wire/learn';

/** The position in which *play* begins, as the pupil saw it. */
export function viewAtCard(view: View, play: ShownPlay): View {
  const ns = play.winners.filter((seat) => sideOf(seat) === 'NS').length;
  const hands = { ...view.hands, ...play.hands } as View['hands'];
  return {
    ...view,
    phase: 'play',
    result: null,
    hands,
    counts: { ...view.counts, ...play.counts },
    trick: play.trick.map(({ seat, card }) => ({ seat, card })),
    lastTrick: null,
    winners: play.winners,
    wonNs: ns,
    wonEw: play.winners.length - ns,
    legal: [],
    choices: [],
    canClaim: false,
    canUndo: false,
    canNext: false,
    claim: null,
    turn: null,
    actor: null,
  };
}

/** The view once *shown* is played; nobody may do anything meanwhile. */
export function viewAfterCard(view: View, shown: ShownCard): View {
  const { seat, card, winner } = shown;
  const whole = view.trick.length === 4;
  const trick = [...(whole ? [] : view.trick), { seat, card }];
  const held = view.hands[seat];
  const hands = held
    ? { ...view.hands, [seat]: held.filter((other) => other !== card) }
    : view.hands;
  const counts = { ...view.counts, [seat]: (view.counts[seat] ?? 1) - 1 };
  const now: View = {
    ...view,
    hands,
    counts,
    trick,
    legal: [],
    choices: [],
    canClaim: false,
    canUndo: false,
    canNext: false,
    claim: null,
    turn: null,
    actor: null,
  };
  if (!winner) return now;
  const ns = sideOf(winner as Seat) === 'NS';
  return {
    ...now,
    lastTrick: { cards: trick, winner },
    winners: [...view.winners, winner],
    wonNs: view.wonNs + (ns ? 1 : 0),
    wonEw: view.wonEw + (ns ? 0 : 1),
  };
}

/** The tricks of the side of *seat*. */
export const countTricks = (view: View, seat: Seat): number =>
  sideOf(seat) === 'NS' ? view.wonNs : view.wonEw;
