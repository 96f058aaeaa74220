/** The texts of sets; what is not there is the table's. */
import { loadBundles } from '../../shared/words/bundle';
import { pageSpeaker, type Language, type Say } from '../../shared/words/fluent';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../../src/biritch/locales/*/sets.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `sets-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker = pageSpeaker(BUNDLES, 'sets');

/** A result as it is shown: 62.5 %, or +1.3 IMPs. */
export function describeWorth(value: number, unit: string, say: Say, language: Language): string {
  const imps = unit === 'imps';
  const figure = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: imps ? 'exceptZero' : 'auto',
  }).format(value);
  return say(imps ? 'worth-imps' : 'worth-percent', { value: figure.replace('-', '−') });
}

/** A score as it is written: +420, −50. */
export const formatScore = (score: number): string =>
  score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0';

/** How a contract ended: =, +1, −2. */
export function formatResult(contract: string, tricks: number): string {
  const over = tricks - 6 - Number(contract[0]);
  return over === 0 ? '=' : over > 0 ? `+${over}` : `−${-over}`;
}

/** A day as it is said: Saturday 28 November. */
export const dayName = (day: string, language: Language, short = false): string =>
  new Intl.DateTimeFormat(
    language,
    short ? { day: 'numeric', month: 'short' } : { weekday: 'long', day: 'numeric', month: 'long' },
  ).format(new Date(`${day}T12:00:00`));
