/** What the screen of a room shows when: seats before a round, the ranking between, pages in turn. */
import type { SeatView } from '../shared/wire/clubs';
import type { PlaceView } from '../shared/wire/tournaments';

/** The most lines of one page: what can be read at eight metres. */
export const LINES = 8;
/** Seconds that a page is shown. */
export const PAGE_SECONDS = 9;

/** Letters of two names that fit a column in letters of a twenty-fifth of the screen's height. */
export const LETTERS = 26;

const initialsOf = (word: string): string =>
  word
    .split('-')
    .map((part) => `${[...part][0] ?? ''}.`)
    .join('-');

/** A number and names as a column holds them: whole, with initials, or the last names alone. */
export function fitNames(text: string): string {
  if (text.length <= LETTERS || !text.includes(' & ')) return text;
  const [, number = '', names = ''] = /^(\d+ )?(.*)$/s.exec(text) ?? [];
  const players = names.split(' & ').map((name) => name.split(' '));
  const short = players
    .map(([first = '', ...last]) => (last.length ? [initialsOf(first), ...last].join(' ') : first))
    .join(' & ');
  if (number.length + short.length <= LETTERS) return number + short;
  return number + players.map(([first = '', ...last]) => last.join(' ') || first).join(' & ');
}

export type Sheet =
  | { kind: 'seats'; round: number; seats: SeatView[]; page: number; pages: number }
  | { kind: 'ranking'; line: string; places: PlaceView[]; page: number; pages: number };

const splitPages = <One>(all: readonly One[], lines: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / lines) }, (_, at) =>
    all.slice(at * lines, (at + 1) * lines),
  );

/** How many lines of *high* pixels fit into *room* pixels; two are always shown. */
export const countLines = (room: number, high: number): number =>
  high > 0 ? Math.max(2, Math.min(LINES, Math.floor(room / high))) : LINES;

export const makeSeatSheets = (round: number, seats: readonly SeatView[], high = LINES): Sheet[] =>
  splitPages(seats, high).map((part, at, all) => ({
    kind: 'seats',
    round,
    seats: part,
    page: at + 1,
    pages: all.length,
  }));

export function makeRankingSheets(ranking: readonly PlaceView[] | null, high = LINES): Sheet[] {
  const lines = [...new Set((ranking ?? []).map(({ line }) => line))];
  return lines.flatMap((line) =>
    splitPages(
      (ranking ?? []).filter((one) => one.line === line),
      high,
    ).map((part, at, all): Sheet => ({
      kind: 'ranking',
      line,
      places: part,
      page: at + 1,
      pages: all.length,
    })),
  );
}

export interface Moment {
  round: number;
  rounds: number;
  /** Seconds left of the round, and how many are little. */
  left: number;
  short: number;
}

/** The sheets that take turns, of *high* lines: seats of this round while it is young, of the next when time is short. */
export function makeSheets(
  now: Moment,
  seats: { now: SeatView[]; next: SeatView[] },
  ranking: readonly PlaceView[] | null,
  high = LINES,
): Sheet[] {
  const { round, rounds, left, short } = now;
  if (round === 0) return makeSeatSheets(1, seats.next, high);
  if (round > rounds) return makeRankingSheets(ranking, high);
  if (left <= short && round < rounds)
    return [...makeSeatSheets(round + 1, seats.next, high), ...makeRankingSheets(ranking, high)];
  return left <= short ? makeRankingSheets(ranking, high) : makeSeatSheets(round, seats.now, high);
}

/** Format the time of day *seconds* from now. */
export const formatTimeOfDay = (seconds: number, language: string, now = Date.now()): string =>
  new Date(now + seconds * 1000).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
