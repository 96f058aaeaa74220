/** Asking the server; a refusal is an error that can be read in both languages. */
import type { Language } from '../words/fluent';

export type Both = Record<Language, string>;

export class Refusal extends Error {
  constructor(
    readonly says: Both,
    readonly status: number,
  ) {
    super(says.en);
  }
}

const LOST: Both = { en: 'The server does not answer.', fr: 'Le serveur ne répond pas.' };

export async function readAnswer<T>(asking: Promise<Response>): Promise<T> {
  const answer = await asking.catch(() => null);
  if (!answer) throw new Refusal(LOST, 0);
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok && told !== null) return told as T;
  throw new Refusal((told as { refused?: Both } | null)?.refused ?? LOST, answer.status);
}

export const get = <T>(path: string, asked: [string, string][] = []): Promise<T> =>
  readAnswer<T>(
    fetch(asked.length ? `${path}?${new URLSearchParams(asked)}` : path, { cache: 'no-store' }),
  );

export const post = <T>(path: string, body: unknown): Promise<T> =>
  readAnswer<T>(
    fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  );

/** The same with a key, which goes into no address. */
export const postWithId = <T>(path: string, body: unknown, key: string): Promise<T> =>
  readAnswer<T>(
    fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    }),
  );

export const postText = <T>(path: string, body: string): Promise<T> =>
  readAnswer<T>(
    fetch(path, { method: 'POST', body, headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  );

/** What to tell of anything that went wrong. */
export const saysOf = (error: unknown): Both => (error instanceof Refusal ? error.says : LOST);
