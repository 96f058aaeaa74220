/** Debounced requests for what scores are worth. */
import type { Language } from '../words/fluent';

export const SEATS = ['N', 'E', 'S', 'W'] as const;
export const VULNERABLE = ['none', 'ns', 'ew', 'both'] as const;

/** Milliseconds after the last key. */
const REST = 250;

/** Request *address* after a pause in typing; drop outdated answers. */
export function debounceRequest<T>(
  address: string,
  what: Record<string, string>,
  hear: (found: T | null, refused: Record<Language, string> | null) => void,
  headers: Record<string, string> = {},
): () => void {
  let stale = false;
  const timer = setTimeout(() => {
    fetch(`${address}?${new URLSearchParams(what)}`, { headers })
      .then(async (answer) => {
        const told: unknown = await answer.json();
        if (stale) return;
        if (answer.ok) hear(told as T, null);
        else hear(null, (told as { refused: Record<Language, string> }).refused);
      })
      .catch(() => undefined);
  }, REST);
  return () => {
    stale = true;
    clearTimeout(timer);
  };
}

/** Points with their sign: +420, −50, 0. */
export const formatPoints = (points: number | string): string => {
  const text = String(points);
  return text.startsWith('-') ? text.replace('-', '−') : text === '0' ? text : `+${text}`;
};
