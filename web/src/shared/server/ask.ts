/** Requests to the server; a refusal is an error with a text in each language. */
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

/** Post with a key in a header. */
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

/** Return the message to show for any error. */
export const saysOf = (error: unknown): Both => (error instanceof Refusal ? error.says : LOST);
