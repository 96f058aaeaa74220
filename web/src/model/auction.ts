/** The auction as it is drawn: rows of four, from West. */
import type { CallMade } from '../wire';
import type { Seat } from './bridge';

/** The order of the columns, as on every printed auction. */
export const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

export type Cell = { at: number; made: CallMade } | null;

/** Rows of four cells; the places before the dealer's first call are empty. */
export function auctionRows(dealer: Seat, auction: readonly CallMade[]): Cell[][] {
  const before: Cell[] = COLUMNS.slice(0, COLUMNS.indexOf(dealer)).map(() => null);
  const cells: Cell[] = [...before, ...auction.map((made, at) => ({ at, made }))];
  const rows: Cell[][] = [];
  for (let at = 0; at < cells.length; at += 4) rows.push(cells.slice(at, at + 4));
  return rows;
}
