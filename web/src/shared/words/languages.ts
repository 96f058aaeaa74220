/** The languages of the page: one folder of `locales/` each, and how each is written. */

/** TypeScript checks messages against these two; further folders are found when the page is built. */
export type Language = 'en' | 'fr';

const FILES = import.meta.glob<string>('../../../../src/biritch/locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const codeOf = (path: string): Language => path.split('/').at(-2) as Language;

const FACTS = new Map<string, Map<string, string>>(
  Object.entries(FILES).map(([path, text]) => [
    codeOf(path),
    new Map(
      [...text.matchAll(/^language-([a-z-]+) *= *(.*?) *$/gm)].map((m) => [
        m[1] ?? '',
        m[2] === '{ "" }' ? '' : (m[2] ?? ''),
      ]),
    ),
  ]),
);

const readFact = (language: Language, name: string, usual: string): string =>
  FACTS.get(language)?.get(name) ?? usual;

/** Every language, English first, the others by their codes. */
export const LANGUAGES: readonly Language[] = [...FACTS.keys()].sort(
  (a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b),
) as Language[];

export const isLanguage = (tag: string): tag is Language => FACTS.has(tag);

/** What speakers of *language* call it. */
export const languageName = (language: Language): string => readFact(language, 'name', language);

/** `rtl` where lines begin at the right. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  readFact(language, 'direction', 'ltr') === 'rtl' ? 'rtl' : 'ltr';

/** The alphabet of calls and cards that its readers know. */
export const alphabetOf = (language: Language): Language =>
  readFact(language, 'notation', 'en') === 'fr' ? 'fr' : 'en';

/** A figure written with a point, as *language* writes it: 62.50, or 62,50. */
export const decimalSign = (text: string, language: Language): string =>
  text.replace('.', readFact(language, 'decimal-mark', '.'));

/** The signs before and after which a space must not break. */
export const spacedSigns = (language: Language): { before: string; after: string } => ({
  before: readFact(language, 'space-before', ''),
  after: readFact(language, 'space-after', ''),
});

/** The language that a button for the next one switches to. */
export const nextLanguage = (language: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'en';

/** The texts of one file in each language, from paths such as `…/locales/fr/laws.ftl`. */
export function textsByLanguage(files: Record<string, string>): Map<Language, string> {
  return new Map(Object.entries(files).map(([path, text]) => [codeOf(path), text]));
}
