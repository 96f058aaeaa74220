import { expect, test } from 'vitest';
import {
  fitNames,
  LETTERS,
  LINES,
  countLines,
  makeRankingSheets,
  makeSeatSheets,
  makeSheets,
  formatTimeOfDay,
} from './screen';
import type { SeatView } from '../shared/wire/clubs';
import type { PlaceView } from '../shared/wire/tournaments';

const seat = (table: number): SeatView => ({
  table,
  ns: '1',
  ew: '2',
  boards: '1–3',
  playing: true,
});
const place = (rank: number, line = ''): PlaceView =>
  ({ rank, line, pair: rank }) as unknown as PlaceView;
const seats = { now: [seat(1)], next: Array.from({ length: 10 }, (_, at) => seat(at + 1)) };
const ranking = Array.from({ length: 9 }, (_, at) => place(at + 1));

test('before the first round the seats of it are shown, as many a page as can be read', () => {
  const shown = makeSheets({ round: 0, rounds: 7, left: 0, short: 120 }, seats, null);
  expect(shown.map((one) => one.kind === 'seats' && one.seats.length)).toEqual([LINES, 2]);
});
test('seats of this round stand until time is short, then those of the next and the ranking', () => {
  expect(
    makeSheets({ round: 2, rounds: 7, left: 600, short: 120 }, seats, ranking).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['seats']);
  const late = makeSheets({ round: 2, rounds: 7, left: 100, short: 120 }, seats, ranking);
  expect(late.map(({ kind }) => kind)).toEqual(['seats', 'seats', 'ranking', 'ranking']);
  expect(late[0]?.kind === 'seats' && late[0].round).toBe(3);
});
test('after the last round there is the ranking alone, a line at a time', () => {
  const two = [place(1, 'ns'), place(1, 'ew')];
  expect(makeRankingSheets(two).map((one) => one.kind === 'ranking' && one.line)).toEqual([
    'ns',
    'ew',
  ]);
  expect(
    makeSheets({ round: 8, rounds: 7, left: 0, short: 0 }, seats, ranking).every(
      ({ kind }) => kind === 'ranking',
    ),
  ).toBe(true);
  expect(makeSheets({ round: 8, rounds: 7, left: 0, short: 0 }, seats, null)).toEqual([]);
});
test('the finish time is counted from now', () => {
  expect(formatTimeOfDay(90 * 60, 'en', new Date(2026, 0, 5, 20, 0).getTime())).toBe('21:30');
});

test('names that are too long lose given names, never the others', () => {
  expect(fitNames('Ann Lee & Bob Fox')).toBe('Ann Lee & Bob Fox');
  expect(fitNames('Jean-Luc Beaumont & Anne-Laure Roy')).toBe('J.-L. Beaumont & A.-L. Roy');
  expect(fitNames('12 Anne-Laure Lefebvre & Bob Fox')).toBe('12 A.-L. Lefebvre & B. Fox');
  const longest = fitNames('Jean-Christophe Beaumont & Anne-Laure Lefebvre-Dupont');
  expect(longest).toBe('Beaumont & Lefebvre-Dupont');
  expect(longest.length).toBeLessThanOrEqual(LETTERS);
  expect(fitNames('Les Rouges de la Croix-Rousse')).toBe('Les Rouges de la Croix-Rousse');
});

test('a page has as many lines as are seen whole', () => {
  expect(countLines(300, 56)).toBe(5);
  expect(countLines(40, 56)).toBe(2);
  expect(countLines(2000, 56)).toBe(LINES);
  const pages = makeSeatSheets(1, seats.next, 4).map(
    (one) => one.kind === 'seats' && one.seats.length,
  );
  expect(pages).toEqual([4, 4, 2]);
});
