/** The player of sets in this browser: their key, and requests made with it. */
import { drawKey } from '../../shared/visitor/session';
import { withKey } from '../../shared/server/keys';
import type { Sentence } from '../../shared/wire/tables';
import type { SetSeat } from '../../shared/wire/sets';

const KEY = 'biritch.player';

/** The key of this browser's player, drawn the first time; it follows an account. */
export function playerKey(store: Storage = localStorage): string {
  const known = store.getItem(KEY);
  if (known) return known;
  const fresh = drawKey();
  store.setItem(KEY, fresh);
  return fresh;
}

/** Why the server refused, in its words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly says: Sentence | null,
  ) {
    super(`${status}`);
  }
}

/** Request `/sets/PATH`: GET, or POST with *body*. */
export async function sendRequest<T>(path: string, body?: unknown): Promise<T> {
  const headers = withKey(
    playerKey(),
    body === undefined ? {} : { 'content-type': 'application/json' },
  );
  const answer = await fetch(
    `/sets/${path}`,
    body === undefined
      ? { headers, cache: 'no-store' }
      : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  if (answer.ok) return (await answer.json()) as T;
  const told = (await answer.json().catch(() => ({}))) as { refused?: Sentence };
  throw new Refused(answer.status, told.refused ?? null);
}

/** Open the visitor's table in the set *name*. */
export async function playSet(name: string): Promise<void> {
  const { table, token } = await sendRequest<SetSeat>(`${encodeURIComponent(name)}/play`, {});
  location.assign(
    `/play?table=${encodeURIComponent(table)}&set=${encodeURIComponent(name)}#token=${encodeURIComponent(token)}`,
  );
}

/** The address within the page of sets. */
export interface Place {
  page: 'today' | 'new' | 'set' | 'board' | 'ladder' | 'me';
  name: string;
  board: number;
  /** Who sent the link. */
  from: string;
}

/** The place that an address means after its `#`. */
export function placeOf(hash: string): Place {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const name = asked.get('set') ?? '';
  const board = Number(asked.get('board') ?? 0);
  const from = asked.get('from') ?? '';
  if (name) return { page: board > 0 ? 'board' : 'set', name, board, from };
  const page = (['new', 'ladder', 'me'] as const).find((one) => asked.has(one)) ?? 'today';
  return { page, name: '', board: 0, from: '' };
}
