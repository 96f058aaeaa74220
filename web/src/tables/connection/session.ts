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

export function kept(store: Storage): Seated | null {
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

/** What the address asks of a new table (`?ours=sef&theirs=acol:modern`), if anything. */
export function wished(address: URL): Opening | null {
  const [ns, ew] = [address.searchParams.get('ours'), address.searchParams.get('theirs')];
  if (!ns && !ew) return null;
  return { systems: { ...(ns ? { ns } : {}), ...(ew ? { ew } : {}) } };
}

/** Open a new table; the caller sits South with three robots. */
export async function newTable(fetching: typeof fetch, asked: Opening = {}): Promise<Seated> {
  const answer = await fetching('/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw new Error(`POST /tables: ${answer.status}`);
  const { id, table, token } = (await answer.json()) as Partial<Seated> & { id?: string };
  return { table: table ?? id ?? '', token: token ?? '' };
}
