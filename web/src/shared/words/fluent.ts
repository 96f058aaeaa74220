/** The texts of the page, from the same Fluent files as the rest of Biritch. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { loadBundles, formatMessage } from './bundle';
import { isLanguage, type Language } from './languages';

export type { Language } from './languages';
export type Blanks = Record<string, FluentVariable>;
export type Say = (name: string, blanks?: Blanks) => string;

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../../src/biritch/locales/*/web.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `web-<name>` in *language*; one that is missing is our bug and throws. */
export const formatText = (language: Language, name: string, blanks?: Blanks): string =>
  formatMessage(BUNDLES[language], `web-${name}`, blanks);

/** How *language* is spoken; *wording* replaces messages by others. */
export const speaker =
  (language: Language, wording: Record<string, string> = {}): Say =>
  (name, blanks) =>
    formatText(language, wording[name] ?? name, blanks);

/** How a page speaks: its message `<prefix>-<name>` from *own*, else what *otherwise* says. */
export const pageSpeaker =
  (own: Record<Language, FluentBundle>, prefix: string, otherwise = speaker) =>
  (language: Language, wording: Record<string, string> = {}): Say => {
    const other = otherwise(language, wording);
    return (name, blanks) =>
      own[language].hasMessage(`${prefix}-${name}`)
        ? formatMessage(own[language], `${prefix}-${name}`, blanks)
        : other(name, blanks);
  };

/** The language to start in: the first of the browser's that Biritch speaks. */
export const preferLanguage = (languages: readonly string[]): Language =>
  languages.flatMap((tag) => [tag, tag.split('-')[0]?.toLowerCase() ?? '']).find(isLanguage) ??
  'en';
