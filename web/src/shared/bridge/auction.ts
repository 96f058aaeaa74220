/** The auction as it is drawn: a column for each who calls, from West. */
import type { CallMade } from '../wire/tables';
import type { Seat } from './bridge';

/** The order of the columns, as on every printed auction. */
export const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** The columns where only *players* call. */
export const columnsOf = (players: readonly Seat[]): readonly Seat[] =>
  COLUMNS.filter((seat) => players.includes(seat));

export type Cell = { at: number; made: CallMade } | null;

/** Rows of cells, one for each column; the places before the dealer's first call are empty. */
export function auctionRows(
  dealer: Seat,
  auction: readonly CallMade[],
  columns = COLUMNS,
): Cell[][] {
  const before: Cell[] = columns.slice(0, columns.indexOf(dealer)).map(() => null);
  const cells: Cell[] = [...before, ...auction.map((made, at) => ({ at, made }))];
  const rows: Cell[][] = [];
  for (let at = 0; at < cells.length; at += columns.length)
    rows.push(cells.slice(at, at + columns.length));
  return rows;
}
