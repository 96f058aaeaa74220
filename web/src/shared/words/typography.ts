/** Typography: French no-break spaces and curly apostrophes. */
import { spacedSigns, type Language } from './languages';

/**
 * *text* as it is to be read; it may be a file of Fluent. The same as `words/typography.py`; without
 * looking back, which telephones of some years ago cannot.
 */
export function typeset(text: string, language: Language): string {
  const read = text.replace(/([\p{L}\d}])'(?=[\p{L}\d{«“])/gu, '$1’').replace(/s'(?=\s|$)/g, 's’');
  const { before, after } = spacedSigns(language);
  const set = before
    ? read.replace(new RegExp(`([^\\s=]) (?=[${before}])`, 'g'), '$1\u00a0')
    : read;
  return after ? set.replace(new RegExp(`([${after}]) `, 'g'), '$1\u00a0') : set;
}

/** *parts* with semicolons between, as the language writes them. */
export const joinParts = (parts: readonly string[], language: Language): string =>
  parts.join(spacedSigns(language).before.includes(';') ? '\u00a0; ' : '; ');

/** A colon, after the space that French wants. */
export const colonFor = (language: Language): string =>
  spacedSigns(language).before.includes(':') ? '\u00a0:' : ':';
