import { countrySystem } from './country';
import type { MannersMessage, Sentence } from '../wire/tables';

/** Which table this browser sits at, and the token that says so. */
export interface Seated {
  table: string;
  token: string;
  /** The tournament the table belongs to. */
  event?: string;
  /** The set whose boards one plays there. */
  set?: string;
  /** The match of friends it is a table of. */
  match?: string;
}

/** What a table belongs to, as far as it is known. */
const readPlace = (found: Partial<Seated>): Pick<Seated, 'event' | 'set' | 'match'> =>
  Object.fromEntries(
    (['event', 'set', 'match'] as const)
      .map((name) => [name, found[name]] as const)
      .filter(([, value]) => typeof value === 'string' && value),
  );

/** Return the address of the table's tournament, for players and onlookers. */
export const tournamentPathOf = ({ event, token }: Seated): string =>
  event ? `/event#${event}${token ? `.${token}` : ''}` : '';

const KEY = 'biritch.table';

/** What the address says (`?table=…#token=…`), so that a link can lead to a table. */
export function seatFromAddress(address: URL): Seated | null {
  const hash = new URLSearchParams(address.hash.replace(/^#/, ''));
  const table = address.searchParams.get('table') ?? hash.get('table');
  if (!table) return null;
  const event = address.searchParams.get('event') ?? '';
  const token = address.searchParams.get('token') ?? hash.get('token') ?? '';
  const set = address.searchParams.get('set') ?? '';
  const match = address.searchParams.get('match') ?? '';
  return { table, token, ...readPlace({ event, set, match }) };
}

export function readSeat(store: Pick<Storage, 'getItem'>): Seated | null {
  try {
    const found = JSON.parse(store.getItem(KEY) ?? '{}') as Partial<Seated>;
    const { table, token } = found;
    if (typeof table !== 'string' || typeof token !== 'string') return null;
    return { table, token, ...readPlace(found) };
  } catch {
    return null;
  }
}

/** A table this browser has a seat at: where one was, and when one was there last. */
export interface KeptTable extends Seated {
  at: number;
  game?: string;
  board?: number;
  /** Whether all its boards are played. */
  done?: boolean;
  /** Whether other people play there. */
  company?: boolean;
}

const TABLES = 'biritch.tables';
/** The most tables kept; those against robots alone that were not seen for the longest go first. */
export const MOST_TABLES = 24;

/** Every table this browser has a seat at, the one seen last first. */
export function readTables(store: Pick<Storage, 'getItem'>): KeptTable[] {
  let all: KeptTable[] = [];
  try {
    const read = JSON.parse(store.getItem(TABLES) ?? '[]') as Partial<KeptTable>[];
    all = read.filter(
      (one): one is KeptTable =>
        typeof one.table === 'string' &&
        typeof one.token === 'string' &&
        typeof one.at === 'number',
    );
  } catch {
    // What cannot be read is as if nothing had been kept.
  }
  const current = readSeat(store);
  if (current?.token && !all.some(({ table }) => table === current.table))
    all.push({ ...current, at: 0 });
  return all.sort((one, other) => other.at - one.at);
}

/** The tables one can go on at: the one seen last, should it be kept as such, and the others. */
export function findUnfinished(store: Pick<Storage, 'getItem'>): {
  current: KeptTable | null;
  others: KeptTable[];
} {
  const last = readSeat(store)?.table;
  const open = readTables(store).filter(({ done }) => !done);
  return {
    current: open.find(({ table }) => table === last) ?? null,
    others: open.filter(({ table }) => table !== last),
  };
}

function writeTables(store: Storage, tables: KeptTable[]): void {
  const [alone, together] = [
    tables.filter((one) => !one.company && !one.event),
    tables.filter((one) => one.company || one.event),
  ];
  const left = [...together, ...alone]
    .slice(0, MOST_TABLES)
    .sort((one, other) => other.at - one.at);
  store.setItem(TABLES, JSON.stringify(left));
}

/** Keep the seat, and go on there next time; other tables stay kept. */
export function keepSeat(store: Storage, seated: Seated, now = Date.now()): void {
  const all = readTables(store);
  const known = all.find(({ table }) => table === seated.table);
  store.setItem(KEY, JSON.stringify(seated));
  writeTables(store, [
    { ...known, ...seated, at: now },
    ...all.filter(({ table }) => table !== seated.table),
  ]);
}

/** Note what is played at a table that is kept. */
export function keepFacts(
  store: Storage,
  table: string,
  facts: Pick<KeptTable, 'game' | 'board' | 'company' | 'done'>,
): void {
  const all = readTables(store);
  if (all.some((one) => one.table === table))
    writeTables(
      store,
      all.map((one) => (one.table === table ? { ...one, ...facts } : one)),
    );
}

/** Begin somewhere else next time; the table stays among those one can go back to. */
export const leaveCurrent = (store: Storage): void => {
  writeTables(store, readTables(store));
  store.removeItem(KEY);
};

/** The table no longer exists, or the seat belongs to somebody else. */
export function forgetSeat(store: Storage, table: string): void {
  writeTables(
    store,
    readTables(store).filter((one) => one.table !== table),
  );
  if (readSeat(store)?.table === table) store.removeItem(KEY);
}

/** The seat this browser has at *table*, if it has one. */
export function findSeat(store: Pick<Storage, 'getItem'>, table: string): Seated | null {
  const found = readTables(store).find((one) => one.table === table);
  if (!found) return null;
  return { table, token: found.token, ...readPlace(found) };
}

const LAST = 'biritch.last';

/** The game and the board one saw last, for "go on where I was". */
export interface LastBoard {
  game: string;
  board: number;
}

export const keepBoard = (store: Storage, last: LastBoard): void =>
  store.setItem(LAST, JSON.stringify(last));

export function lastBoard(store: Pick<Storage, 'getItem'>): LastBoard | null {
  try {
    const { game, board } = JSON.parse(store.getItem(LAST) ?? '{}') as Partial<LastBoard>;
    return typeof game === 'string' && typeof board === 'number' ? { game, board } : null;
  } catch {
    return null;
  }
}

const DEVICE = 'biritch.device';

/** A word of this browser's own, by which the server tells two devices at one seat apart. */
export function deviceId(store: Storage): string {
  const known = store.getItem(DEVICE);
  if (known) return known;
  const fresh = drawKey();
  store.setItem(DEVICE, fresh);
  return fresh;
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A key of 128 random bits and more: nobody but this browser ever had it. */
export function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(64));
  return [...bytes]
    .filter((byte) => byte < 248)
    .map((byte) => LETTERS[byte % 31])
    .slice(0, 32)
    .join('');
}

const INVITATIONS = 'biritch.invitations';

/** Return the host's invitations to *table* by seat; `look` is for onlookers. */
export function invitationsOf(
  store: Pick<Storage, 'getItem'>,
  table: string,
): Record<string, string> {
  return allInvitations(store)[table] ?? {};
}

function allInvitations(store: Pick<Storage, 'getItem'>): Record<string, Record<string, string>> {
  try {
    const read = JSON.parse(store.getItem(INVITATIONS) ?? '{}') as Record<string, unknown>;
    // Earlier there were those of one table alone.
    if (typeof read.of === 'string')
      return { [read.of]: (read.keys ?? {}) as Record<string, string> };
    return read as Record<string, Record<string, string>>;
  } catch {
    return {};
  }
}

export function keepInvitations(store: Storage, table: string, keys: Record<string, string>): void {
  const there = new Set([table, ...readTables(store).map((one) => one.table)]);
  const all = Object.entries({ ...allInvitations(store), [table]: keys }).filter(
    ([of, held]) => there.has(of) && Object.keys(held).length,
  );
  store.setItem(INVITATIONS, JSON.stringify(Object.fromEntries(all)));
}

const NAME = 'biritch.name';
export const readName = (store: Pick<Storage, 'getItem'>): string => store.getItem(NAME) ?? '';
export const keepName = (store: Storage, name: string): void => store.setItem(NAME, name);

/** Something people may agree on before the first deal; the first way is the usual one. */
export interface Option {
  name: string;
  title: Record<string, string>;
  ways: { name: string; title: Record<string, string> }[];
}

/** A game that can be played here. */
export interface Game {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  /** Whether it keeps a score sheet from deal to deal. */
  sheet: boolean;
  honours: boolean;
  /** Whether sides bid a system. */
  systems: boolean;
  players: string[];
  options: Option[];
}

/** Ask which games can be played. */
export async function fetchGames(fetching: typeof fetch): Promise<Game[]> {
  const answer = await fetching('/games');
  if (!answer.ok) throw new Error(`GET /games: ${answer.status}`);
  return (await answer.json()) as Game[];
}

/** What a new table is like; left out, as the server likes. */
export interface Opening {
  variant?: string;
  honours?: boolean;
  faceDown?: boolean;
  ceremony?: boolean;
  options?: Record<string, string>;
  /** What each side bids. */
  systems?: Partial<Record<'ns' | 'ew', string>>;
  /** How long robots think: the name of their level. */
  robots?: string;
  /** Which seat the opener takes. */
  seat?: string;
  friends?: { name: string; open: string[]; manners?: Partial<MannersMessage>; account?: boolean };
}

const OURS = new Set([
  'alone',
  'table',
  'token',
  'event',
  'set',
  'match',
  'new',
  'ours',
  'theirs',
  'game',
]);

/** What the address asks of a new table, if anything: `/play?game=minibridge&contracts=levels`, `/play?ours=sef&theirs=acol`. */
export function readWish(address: URL): Opening | null {
  const { searchParams: asked } = address;
  const [variant, ns, ew] = [asked.get('game'), asked.get('ours'), asked.get('theirs')];
  if (!variant && !ns && !ew) return null;
  const options = Object.fromEntries([...asked].filter(([name]) => !OURS.has(name)));
  return {
    ...(variant ? { variant } : {}),
    ...(variant && Object.keys(options).length ? { options } : {}),
    ...(ns || ew ? { systems: { ...(ns ? { ns } : {}), ...(ew ? { ew } : {}) } } : {}),
  };
}

/** The server opened no table, and says why. */
export class NotOpened extends Error {
  constructor(
    readonly status: number,
    readonly says: Sentence | null,
  ) {
    super(`POST /tables: ${status}`);
  }
}

/** The request was invalid: retrying would not help. */
export class BadOpening extends NotOpened {}

/**
 * Open a new table; the caller sits South with three robots. Robots bid the usual system of the
 * visitor's country where nobody chose another.
 */
export async function openTable(fetching: typeof fetch, asked: Opening = {}): Promise<Seated> {
  const answer = await fetching('/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ home: countrySystem(), ...asked }),
  });
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { refused?: Sentence };
    throw new (answer.status === 400 ? BadOpening : NotOpened)(answer.status, told.refused ?? null);
  }
  const { id, table, token, invitations } = (await answer.json()) as Partial<Seated> & {
    id?: string;
    invitations?: Record<string, string>;
  };
  if (asked.friends && invitations) keepInvitations(localStorage, table ?? '', invitations);
  return { table: table ?? id ?? '', token: token ?? '' };
}
