/** Boards by their numbers: dealer and vulnerability follow from them (Law 2). */
import { SEATS } from '../../shared/bridge/bridge';

const SIDES = ['none', 'ns', 'ew', 'both'] as const;

/** The dealer and the vulnerability of board *number*. */
export function boardOf(number: number): { dealer: string; vulnerable: string } {
  const turn = number - 1;
  return {
    dealer: SEATS[turn % 4] as string,
    vulnerable: SIDES[((turn % 4) + Math.floor(turn / 4)) % 4] as string,
  };
}

/** A board with this dealer and vulnerability: *own* if it is one. */
export function numberOf(dealer: string, vulnerable: string, own: number): number {
  const isMatch = (number: number): boolean => {
    const board = boardOf(number);
    return board.dealer === dealer && board.vulnerable === vulnerable;
  };
  if (own >= 1 && isMatch(own)) return own;
  return Array.from({ length: 16 }, (_, at) => at + 1).find(isMatch) ?? 1;
}
