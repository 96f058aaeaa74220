/** The nouns of the table, and where each seat is drawn. No rule of bridge lives here. */
import type { TableView as WireView, Wire } from '../wire/tables';

export type Seat = 'N' | 'E' | 'S' | 'W';
export type Suit = 'S' | 'H' | 'D' | 'C';
export type Strain = Suit | 'N';
export type View = WireView;
export type ServerMessage = Wire['server'];
export type ClientMessage = Wire['client'];

/** Whether the last board of all is over: there is nothing to go on with. */
export const isLast = (view: Pick<View, 'phase' | 'board' | 'boards' | 'canNext'>): boolean =>
  view.phase === 'over' && view.boards !== null && view.board >= view.boards && !view.canNext;

/** Where a seat is drawn: 0 below (me), then clockwise: left, above, right. */
export type Place = 0 | 1 | 2 | 3;

export const SEATS: readonly Seat[] = ['N', 'E', 'S', 'W'];
export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
export const STRAINS: readonly Strain[] = ['C', 'D', 'H', 'S', 'N'];
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
export const GLYPH: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

const RANKS = 'AKQJT98765432';

export const suitOf = (card: string): Suit => card[0] as Suit;
export const rankOf = (card: string): string => card[1] ?? '';
export const sideOf = (seat: Seat): 'NS' | 'EW' => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
export const nextSeat = (seat: Seat, steps = 1): Seat =>
  SEATS[(SEATS.indexOf(seat) + steps + 4) % 4] as Seat;

/** Return the viewer's seat, or South for an onlooker. */
export const viewerSeat = (view: View): Seat => view.you ?? 'S';

export const placeOf = (me: Seat, seat: Seat): Place =>
  ((SEATS.indexOf(seat) - SEATS.indexOf(me) + 4) % 4) as Place;

/** Return whether the table has two players, drawn opposite each other. */
export const isOpposite = (view: View): boolean =>
  view.players.length === 2 &&
  !view.dummies.length &&
  SEATS.every((seat) => view.players.includes(seat) || !view.counts[seat]);

/** Where *seat* is drawn at this table. */
export const drawnPlaceOf = (view: View, me: Seat, seat: Seat): Place =>
  seat !== me && isOpposite(view) ? 2 : placeOf(me, seat);

export const seatAt = (me: Seat, place: Place): Seat => nextSeat(me, place);

export const isVulnerable = (view: Pick<View, 'vulnerable'>, seat: Seat): boolean =>
  view.vulnerable === 'both' || view.vulnerable === sideOf(seat).toLowerCase();

/** The contract's strain, once there is one: the suit dummy puts first. */
export function strainOf(contract: string | null): Strain | null {
  const letter = contract && contract !== 'Pass' ? contract[1] : undefined;
  return (letter as Strain | undefined) ?? null;
}

/** Cards of a hand in the order a hand is held: suits as given, high cards first. */
export function sortCards(cards: readonly string[], suits: readonly Suit[] = HELD): string[] {
  return [...cards].sort(
    (a, b) =>
      suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) ||
      RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)),
  );
}

/** How a hand is held: colours alternate. */
export const HELD: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** How suits are laid out once there is a contract: trumps first, colours alternating. */
export function suitOrder(strain: Strain | null): readonly Suit[] {
  if (strain === null || strain === 'N') return HELD;
  const from = HELD.indexOf(strain);
  return [0, 1, 2, 3].map((step) => HELD[(from + step) % 4] as Suit);
}

/** A hand by suit, in *order*, high cards first; an empty suit is kept, empty. */
export function groupBySuit(
  cards: readonly string[],
  order: readonly Suit[],
): { suit: Suit; cards: string[] }[] {
  return order.map((suit) => ({ suit, cards: sortCards(cards.filter((c) => suitOf(c) === suit)) }));
}

/** Two rows for a narrow screen, cut between suits when that keeps both rows short. */
export function splitRows(cards: readonly string[]): [string[], string[]] {
  const half = Math.ceil(cards.length / 2);
  let cut = half;
  for (let at = 1; at < cards.length; at += 1) {
    const between = suitOf(cards[at] ?? '') !== suitOf(cards[at - 1] ?? '');
    const longest = Math.max(at, cards.length - at);
    if (between && longest <= Math.max(half, 8) && Math.abs(at - half) < distance(cut, half, cards))
      cut = at;
  }
  return [cards.slice(0, cut), cards.slice(cut)];
}

/** How far a cut is from the middle; cutting inside a suit counts as far. */
function distance(cut: number, half: number, cards: readonly string[]): number {
  const inside = suitOf(cards[cut] ?? '') === suitOf(cards[cut - 1] ?? '');
  return inside ? 99 : Math.abs(cut - half);
}
