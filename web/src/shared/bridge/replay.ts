/** The play gone through again: what each step of it looked like. */
import type { PlayedCard, FinishedTrick } from '../wire/tables';
import { SEATS, sideOf, type Seat } from './bridge';

export interface Position {
  hands: Record<Seat, string[]>;
  trick: PlayedCard[];
  winner: Seat | null;
  wonNs: number;
  wonEw: number;
  trickNumber: number;
}

/** How many cards were played in all: the last step of the replay. */
export const lastStep = (played: readonly FinishedTrick[]): number =>
  played.reduce((sum, trick) => sum + trick.cards.length, 0);

/** The table after *step* cards. The trick just completed stays until the next lead. */
export function positionAt(
  deal: Record<string, string[]>,
  played: readonly FinishedTrick[],
  step: number,
): Position {
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, [...(deal[seat] ?? [])]])) as Record<
    Seat,
    string[]
  >;
  const found: Position = { hands, trick: [], winner: null, wonNs: 0, wonEw: 0, trickNumber: 0 };
  let left = step;
  for (const trick of played) {
    if (left <= 0) break;
    const cards = trick.cards.slice(0, left);
    left -= cards.length;
    for (const { seat, card } of cards) hands[seat] = hands[seat].filter((c) => c !== card);
    found.trick = cards;
    found.trickNumber += 1;
    const whole = cards.length === 4;
    found.winner = whole ? trick.winner : null;
    if (whole && sideOf(trick.winner) === 'NS') found.wonNs += 1;
    if (whole && sideOf(trick.winner) === 'EW') found.wonEw += 1;
  }
  return found;
}

/** The step at which trick *number* (1 to 13) is complete; 0 is before the lead. */
export const stepOfTrick = (played: readonly FinishedTrick[], number: number): number =>
  lastStep(played.slice(0, number));
