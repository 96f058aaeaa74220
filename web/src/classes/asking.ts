/** Requests to a class, with its key. */
import { readAnswer } from '../shared/server/ask';
import { newId } from '../shared/steps/outbox';

const headersWith = (key: string): Record<string, string> => ({
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
});
const classUrl = (code: string, rest: string): string =>
  `/classes/${encodeURIComponent(code)}${rest}`;

export interface Entry {
  code: string;
  key: string;
}

export const getFromClass = <T>({ code, key }: Entry, rest: string): Promise<T> =>
  readAnswer<T>(fetch(classUrl(code, rest), { headers: headersWith(key), cache: 'no-store' }));

export const postToClass = <T>(
  { code, key }: Entry,
  rest: string,
  body: Record<string, unknown>,
): Promise<T> =>
  readAnswer<T>(
    fetch(classUrl(code, rest), {
      method: 'POST',
      headers: headersWith(key),
      body: JSON.stringify(body),
    }),
  );

/** Fetch the view after *stamp*; null if nothing has changed. */
export async function fetchChanges<T>(
  { code, key }: Entry,
  stamp: string,
  signal: AbortSignal,
): Promise<T | null> {
  const asked = fetch(classUrl(code, stamp ? `?since=${encodeURIComponent(stamp)}` : ''), {
    headers: headersWith(key),
    cache: 'no-store',
    signal,
  });
  const answer = await asked.catch(() => null);
  if (answer?.status === 204) return null;
  return readAnswer<T>(answer ? Promise.resolve(answer) : Promise.reject(new Error('lost')));
}

/** Download a file with the key in a header; it must not stand in an address. */
export async function downloadFile({ code, key }: Entry, name: string): Promise<void> {
  const answer = await fetch(classUrl(code, `/${name}`), { headers: headersWith(key) });
  if (!answer.ok) throw new Error(String(answer.status));
  saveFile(await answer.blob(), `${code}.${name.split('.')[1] ?? ''}`);
}

export function saveFile(body: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const withId = (body: Record<string, unknown>): Record<string, unknown> => ({
  id: newId(),
  ...body,
});
