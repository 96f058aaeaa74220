/** The texts of the pages for learning; what is not there is the table's. */
import en from '../../../src/biritch/locales/en/learn.ftl?raw';
import fr from '../../../src/biritch/locales/fr/learn.ftl?raw';
import { bundle, told } from '../shared/words/bundle';
import { text, type Language, type Say } from '../shared/words/fluent';

const BUNDLES = { en: bundle('en', en), fr: bundle('fr', fr) };

/** The message `learn-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language, wording: Record<string, string> = {}): Say =>
  (name, blanks) =>
    BUNDLES[language].hasMessage(`learn-${name}`)
      ? told(BUNDLES[language], `learn-${name}`, blanks)
      : text(language, wording[name] ?? name, blanks);

/** A number as the language writes it: 1.5, or 1,5. */
export const figure = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
