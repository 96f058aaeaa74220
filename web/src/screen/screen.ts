/** What the screen of a room shows when: seats before a round, the ranking between, pages in turn. */
import type { SeatView } from '../shared/wire/clubs';
import type { PlaceView } from '../shared/wire/tournaments';

/** Lines of one page: what can be read at eight metres. */
export const LINES = 8;
/** Seconds for which a page stands. */
export const PAGE_SECONDS = 9;

export type Sheet =
  | { kind: 'seats'; round: number; seats: SeatView[]; page: number; pages: number }
  | { kind: 'ranking'; line: string; places: PlaceView[]; page: number; pages: number };

const splitPages = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / LINES) }, (_, at) =>
    all.slice(at * LINES, (at + 1) * LINES),
  );

export const seatSheets = (round: number, seats: readonly SeatView[]): Sheet[] =>
  splitPages(seats).map((part, at, all) => ({
    kind: 'seats',
    round,
    seats: part,
    page: at + 1,
    pages: all.length,
  }));

export function rankingSheets(ranking: readonly PlaceView[] | null): Sheet[] {
  const lines = [...new Set((ranking ?? []).map(({ line }) => line))];
  return lines.flatMap((line) =>
    splitPages((ranking ?? []).filter((one) => one.line === line)).map((part, at, all): Sheet => ({
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

/** The sheets that take turns: seats of this round while it is young, of the next when time is short. */
export function sheets(
  now: Moment,
  seats: { now: SeatView[]; next: SeatView[] },
  ranking: readonly PlaceView[] | null,
): Sheet[] {
  const { round, rounds, left, short } = now;
  if (round === 0) return seatSheets(1, seats.next);
  if (round > rounds) return rankingSheets(ranking);
  if (left <= short && round < rounds)
    return [...seatSheets(round + 1, seats.next), ...rankingSheets(ranking)];
  return left <= short ? rankingSheets(ranking) : seatSheets(round, seats.now);
}

/** The time of day in so many seconds. */
export const timeIn = (seconds: number, language: string, now = Date.now()): string =>
  new Date(now + seconds * 1000).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
