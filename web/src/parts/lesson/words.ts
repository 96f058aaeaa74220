/** The texts of the pages for learning; what is not there is the table's. */
import { bundles, tellMessage } from '../../shared/words/bundle';
import { text, type Language, type Say } from '../../shared/words/fluent';

const BUNDLES = bundles(
  import.meta.glob<string>('../../../../src/biritch/locales/*/learn.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `learn-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language, wording: Record<string, string> = {}): Say =>
  (name, blanks) =>
    BUNDLES[language].hasMessage(`learn-${name}`)
      ? tellMessage(BUNDLES[language], `learn-${name}`, blanks)
      : text(language, wording[name] ?? name, blanks);

/** A number as the language writes it: 1.5, or 1,5. */
export const figure = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
