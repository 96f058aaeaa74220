/** The texts of the practice room, of systems and of cards; what is not there is the table's. */
import { bundles, tellMessage } from '../../shared/words/bundle';
import { text, type Language, type Say } from '../../shared/words/fluent';

const BUNDLES = bundles(
  import.meta.glob<string>('../../../../src/biritch/locales/*/study.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `study-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language, wording: Record<string, string> = {}): Say =>
  (name, blanks) =>
    BUNDLES[language].hasMessage(`study-${name}`)
      ? tellMessage(BUNDLES[language], `study-${name}`, blanks)
      : text(language, wording[name] ?? name, blanks);

/** A span as players write it: 12-14, 5+, 0-3, 4. */
export function span([low, high]: readonly number[], most: number): string {
  if (low === undefined || high === undefined) return '';
  if (low === high) return `${low}`;
  return high >= most ? `${low}+` : `${low}–${high}`;
}

/** A score or a sum with its sign, a real minus. */
export const signValue = (value: number): string =>
  value > 0 ? `+${value}` : `${value}`.replace('-', '−');
