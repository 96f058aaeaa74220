/** The texts of events, and scores as they are written in each language. */
import { isolateName } from '../../shared/words/people';
import { loadBundles, formatMessage } from '../../shared/words/bundle';
import type { Language, Say } from '../../shared/words/fluent';
import { decimalSign } from '../../shared/words/languages';
import type { ScorePartView, ScoreView } from '../../shared/wire/tournaments';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../../src/biritch/locales/*/desk.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>('../../../../src/biritch/locales/*/club.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>('../../../../src/biritch/locales/*/online.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `desk-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language): Say =>
  (name, blanks) =>
    formatMessage(BUNDLES[language], `desk-${name}`, blanks);

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export const SIGNS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };
export const RANKS = 'AKQJT98765432';

/** A seat's letter: West is Ouest. */
export const seatName = (letter: string, say: Say): string => (letter ? say(`seat-${letter}`) : '');

/** A rank as printed: A R D V 10 in French. */
export const formatRank = (letter: string, say: Say): string =>
  'AKQJT'.includes(letter) ? say(`rank-${letter}`) : letter;

/** A strain: a sign, or NT and SA. */
export const strainName = (letter: string, say: Say): string => SIGNS[letter] ?? say('notrump');

/** A figure as the language writes it: 62.50 or 62,50. */
export const formatFigure = (text: string, language: Language): string =>
  decimalSign(text, language).replace('-', '−');

/** Figures below one another, each with as many decimals as the one that needs most. */
export function alignDecimals(texts: readonly string[]): string[] {
  const most = Math.max(0, ...texts.map((one) => one.split('.')[1]?.length ?? 0));
  return texts.map((one) => {
    if (!most || !one) return one;
    const [whole = '', decimals = ''] = one.split('.');
    return `${whole}.${decimals.padEnd(most, '0')}`;
  });
}

/** What an entrant is called in short: of a team, its name without its players. */
export const shortName = (names: string, form: string): string =>
  isolateName(form === 'teams' ? (names.split(':')[0] ?? names) : names);

/** A pair with its line where there are two: "3 N-S". */
export const pairName = (pair: number, line: string, say: Say): string =>
  line ? `${pair} ${say(line)}` : `${pair}`;

/** What is between level and declarer of a contract, for those who listen and copy: "4♥X N +1". */
export function formatScore(score: ScoreView, say: Say): string {
  if (score.given) return formatAdjusted(score.given, say);
  if (score.contract === 'Pass') return say('passed');
  const [level, letter, ...times] = score.contract;
  const result = score.result.replace('-', '−');
  return `${level}${strainName(letter ?? '', say)}${times.join('')} ${seatName(score.declarer, say)} ${result}`;
}

/** Points with their sign: +420, −50, 0. */
export const formatPoints = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace('-', '−');

/** The results of a weighted score: "60 % +420, 40 % −50". */
export const joinParts = (all: readonly ScorePartView[], say: Say): string =>
  all
    .map(({ points, weight }) =>
      weight === '100'
        ? formatPoints(points)
        : say('part', { weight: Number(weight), points: formatPoints(points) }),
    )
    .join(', ');

/** An adjusted score in words. */
export const formatAdjusted = (told: string, say: Say): string =>
  told === 'not-played' || told === 'late' ? say(`given-${told}`) : say('percent', { value: told });

/** Format the time of day of an ISO 8601 timestamp. */
export const formatClock = (at: string, language: Language, seconds = false): string =>
  new Date(at).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
  });

/** Minutes and seconds; with a sign once the time is over. */
export function formatTime(seconds: number): string {
  const whole = Math.abs(Math.round(seconds));
  return `${seconds < 0 ? '−' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
