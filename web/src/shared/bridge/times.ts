/** Thinking times by player and action. */
import type { TimedAction } from '../wire/tables';
import { SEATS, type Seat } from './bridge';
import type { Language, Say } from '../words/fluent';

export interface SeatTime {
  seat: Seat;
  ms: number;
  many: number;
}

/** What each player took in all, and over how many calls and cards; in order of seats. */
export function sumTimes(times: readonly TimedAction[]): SeatTime[] {
  return SEATS.map((seat) => {
    const mine = times.filter((one) => one.seat === seat);
    return { seat, ms: mine.reduce((sum, { ms }) => sum + ms, 0), many: mine.length };
  }).filter(({ many }) => many);
}

/** The *most* slowest actions, the slowest first. */
export const slowestActions = (times: readonly TimedAction[], most = 5): TimedAction[] =>
  [...times].sort((one, other) => other.ms - one.ms).slice(0, most);

/** Format milliseconds: "3.4 s", "1 min 12 s". */
export function formatDuration(ms: number, say: Say, language: Language): string {
  if (ms >= 60_000) {
    const seconds = Math.round(ms / 1000);
    return say('taken-long', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  }
  return say('taken-of', {
    seconds: (ms / 1000).toLocaleString(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  });
}
