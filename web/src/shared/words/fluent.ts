/** The texts of the page, from the same Fluent files as the rest of Biritch. */
import type { FluentVariable } from '@fluent/bundle';
import en from '../../../../src/biritch/locales/en/web.ftl?raw';
import fr from '../../../../src/biritch/locales/fr/web.ftl?raw';
import { bundle, told } from './bundle';

export type Language = 'en' | 'fr';
export type Blanks = Record<string, FluentVariable>;
export type Say = (name: string, blanks?: Blanks) => string;

const BUNDLES = { en: bundle('en', en), fr: bundle('fr', fr) };

/** The message `web-<name>` in *language*; one that is missing is our bug and throws. */
export const text = (language: Language, name: string, blanks?: Blanks): string =>
  told(BUNDLES[language], `web-${name}`, blanks);

/** How *language* is spoken; *wording* replaces messages by others. */
export const speaker =
  (language: Language, wording: Record<string, string> = {}): Say =>
  (name, blanks) =>
    text(language, wording[name] ?? name, blanks);

/** The language to start in: the first of the browser's that Biritch speaks. */
export const preferred = (languages: readonly string[]): Language =>
  languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

const isLanguage = (tag: string): tag is Language => tag === 'en' || tag === 'fr';
