/** What a director looks for among many: 0 is anything. */
export interface Sought {
  board: number;
  table: number;
  pair: number;
}

export const EVERYTHING: Sought = { board: 0, table: 0, pair: 0 };

/** Return whether a score matches the filter. */
export const isSought = (
  sought: Sought,
  one: { board: number; table: number; ns: number; ew: number },
): boolean =>
  (!sought.board || one.board === sought.board) &&
  (!sought.table || one.table === sought.table) &&
  (!sought.pair || one.ns === sought.pair || one.ew === sought.pair);
