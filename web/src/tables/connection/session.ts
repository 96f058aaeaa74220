/** Which table this browser sits at, and the token that says so. */
export interface Seated {
  table: string;
  token: string;
  /** The tournament the table belongs to. */
  event?: string;
}

/** Where the tournament of a table is, for whoever sits there. */
export const eventOf = ({ event, token }: Seated): string => (event ? `/event#${event}.${token}` : '');


const KEY = 'biritch.table';

/** What the address says (`?table=…#token=…`), so that a link can lead to a table. */
export function fromAddress(address: URL): Seated | null {
  const hash = new URLSearchParams(address.hash.replace(/^#/, ''));
  const table = address.searchParams.get('table') ?? hash.get('table');
  if (!table) return null;
  const event = address.searchParams.get('event') ?? '';
  const token = address.searchParams.get('token') ?? hash.get('token') ?? '';
  return event ? { table, token, event } : { table, token };
}

export function kept(store: Pick<Storage, 'getItem'>): Seated | null {
  try {
    const { table, token, event } = JSON.parse(store.getItem(KEY) ?? '{}') as Partial<Seated>;
    if (typeof table !== 'string' || typeof token !== 'string') return null;
    return typeof event === 'string' ? { table, token, event } : { table, token };
  } catch {
    return null;
  }
}

export const keep = (store: Storage, seated: Seated): void =>
  store.setItem(KEY, JSON.stringify(seated));

export const forget = (store: Storage): void => store.removeItem(KEY);

const LAST = 'biritch.last';

/** The game and the board one saw last, for "go on where I was". */
export interface LastBoard {
  game: string;
  board: number;
}

export const keepBoard = (store: Storage, last: LastBoard): void => store.setItem(LAST, JSON.stringify(last));

export function lastBoard(store: Pick<Storage, 'getItem'>): LastBoard | null {
  try {
    const { game, board } = JSON.parse(store.getItem(LAST) ?? '{}') as Partial<LastBoard>;
    return typeof game === 'string' && typeof board === 'number' ? { game, board } : null;
  } catch {
    return null;
  }
}

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
export async function games(fetching: typeof fetch): Promise<Game[]> {
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
}

const OURS = new Set(['table', 'token', 'event', 'new', 'ours', 'theirs', 'game']);

/** What the address asks of a new table, if anything: `/play?game=minibridge&contracts=levels`, `/play?ours=sef&theirs=acol`. */
export function wished(address: URL): Opening | null {
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

/** What was asked is no table: asking again would not help. */
export class BadOpening extends Error {}

/** Open a new table; the caller sits South with three robots. */
export async function newTable(fetching: typeof fetch, asked: Opening = {}): Promise<Seated> {
  const answer = await fetching('/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (answer.status === 400) throw new BadOpening();
  if (!answer.ok) throw new Error(`POST /tables: ${answer.status}`);
  const { id, table, token } = (await answer.json()) as Partial<Seated> & { id?: string };
  return { table: table ?? id ?? '', token: token ?? '' };
}
