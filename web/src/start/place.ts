/** The visitor's history in this browser, and where addresses lead. */
import { readProgress as keptProgress } from '../parts/lesson/progress';
import {
  findUnfinished,
  readTables,
  lastBoard,
  type KeptTable,
  type LastBoard,
} from '../shared/visitor/session';

/** Return the address of the table that *address* means; null for the start page. */
export function tablePath(address: URL): string | null {
  const named = ['table', 'new', 'ours', 'theirs', 'game'].some((name) =>
    address.searchParams.has(name),
  );
  const inside = new URLSearchParams(address.hash.replace(/^#/, '')).has('table');
  return address.pathname === '/' && (named || inside)
    ? `/play${address.search}${address.hash}`
    : null;
}

export interface Been {
  /** Whether a card was ever played, or a table kept, in this browser. */
  played: boolean;
  /** Whether there is a table to go back to. */
  table: boolean;
  board: LastBoard | null;
  /** The other tables with a seat of the visitor, latest first. */
  others: KeptTable[];
  practice: boolean;
  /** Whether boards were played against the world. */
  sets: boolean;
  /** Whether a board without a server was begun. */
  alone: boolean;
  /** Whether a deal of the first course was done. */
  course: boolean;
}

/** Read what this browser has done before; empty storage means a first visit. */
export function readHistory(store: Pick<Storage, 'getItem'>): Been {
  const board = lastBoard(store);
  const { current, others } = findUnfinished(store);
  const table = current !== null;
  const course = Object.keys(keptProgress(store)).length > 0;
  return {
    played: readTables(store).length > 0 || board !== null,
    table,
    board: table ? board : null,
    others,
    practice: store.getItem('biritch.practice.hand') !== null,
    sets: readTables(store).some(({ set }) => set !== undefined),
    alone: store.getItem('biritch.alone') !== null,
    course,
  };
}

/** Under what a browser keeps, for as long as a page is open, the key it drew for an invitation. */
export const KEYS = 'biritch.joining.';

/** Parse `/join#TABLE.KEY`; null if it is not an invitation. */
export function readInvitation(hash: string): { table: string; key: string } | null {
  const found = /^#([\w-]{8,64})\.([\w-]{8,64})$/.exec(hash);
  return found ? { table: found[1] as string, key: found[2] as string } : null;
}
