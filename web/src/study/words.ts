/** The texts of the practice room, of systems and of cards; what is not there is the table's. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import en from '../../../src/biritch/locales/en/study.ftl?raw';
import fr from '../../../src/biritch/locales/fr/study.ftl?raw';
import { text, type Blanks, type Language, type Say } from '../words/fluent';

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) throw errors[0];
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };

/** The message `study-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language, wording: Record<string, string> = {}): Say =>
  (name: string, blanks: Blanks = {}) => {
    const value = BUNDLES[language].getMessage(`study-${name}`)?.value;
    if (!value) return text(language, wording[name] ?? name, blanks);
    const errors: Error[] = [];
    const said = BUNDLES[language].formatPattern(value, blanks, errors);
    if (errors.length) throw errors[0];
    return said;
  };

/** A span as players write it: 12-14, 5+, 0-3, 4. */
export function span([low, high]: readonly number[], most: number): string {
  if (low === undefined || high === undefined) return '';
  if (low === high) return `${low}`;
  return high >= most ? `${low}+` : `${low}–${high}`;
}

/** A score or a sum with its sign, a real minus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
