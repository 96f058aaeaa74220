/** Addresses of the friends' pages, and their requests. */
import { readAnswer } from '../shared/server/ask';
import { withKey } from '../shared/server/keys';
import { keepName, readName } from '../shared/visitor/session';
import { playerKey } from '../parts/set/player';

export interface Place {
  page: 'doors' | 'bidding' | 'match';
  name: string;
}

/** The place that an address means after its `#`. */
export function placeOf(hash: string): Place {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  for (const page of ['bidding', 'match'] as const) {
    const name = asked.get(page);
    if (name) return { page, name };
  }
  return { page: 'doors', name: '' };
}

/** What the server answers at `/together/PATH`; with *body* it is posted. */
export const sendRequest = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  readAnswer<T>(
    fetch(`/together/${path}`, {
      cache: 'no-store',
      headers: withKey(
        playerKey(),
        body === undefined ? {} : { 'content-type': 'application/json' },
      ),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    }),
  );

/** The name one played under last. */
export const ownName = (): string => readName(localStorage);
export const keepOwnName = (name: string): void => keepName(localStorage, name);
