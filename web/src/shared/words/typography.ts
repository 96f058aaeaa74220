/** What the printer sees to: French spaces that do not break, and curly apostrophes. */
import type { Language } from './fluent';

/**
 * *text* as it is to be read; it may be a file of Fluent. The same as `words/typography.py`; without
 * looking back, which telephones of some years ago cannot.
 */
export function typeset(text: string, language: Language): string {
  const read = text.replace(/([\p{L}\d}])'(?=[\p{L}\d{«“])/gu, '$1’').replace(/s'(?=\s|$)/g, 's’');
  if (language !== 'fr') return read;
  return read.replace(/([^\s=]) (?=[:;!?»%])/g, '$1\u00a0').replace(/« /g, '«\u00a0');
}

/** *parts* with semicolons between, as the language writes them. */
export const listed = (parts: readonly string[], language: Language): string => parts.join(language === 'fr' ? '\u00a0; ' : '; ');

/** A colon, after the space that French wants. */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0:' : ':');
