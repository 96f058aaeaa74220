import { describe, expect, it } from 'vitest';
import type { SheetEntryView } from '../../../shared/wire/tables';
import { arrangeColumns, sumPoints, formatAmount, lastBalance } from './scoresheet';

const entry = (side: 'NS' | 'EW', points: number, game: number | null): SheetEntryView => ({
  side,
  points,
  name: 'contract',
  deal: 1,
  game,
});
const points = (rows: readonly (readonly [SheetEntryView | null, SheetEntryView | null])[]) =>
  rows.map(([we, they]) => [we?.points, they?.points]);

describe('the score sheet', () => {
  const entries = [
    entry('NS', 60, 0),
    entry('EW', 70, 0),
    entry('NS', 40, 0),
    entry('EW', 30, null),
    entry('EW', 50, null),
    entry('NS', 20, 1),
  ];

  it('puts us first, the oldest next to the line, a list for each game', () => {
    const drawn = arrangeColumns(entries, 'NS');
    expect(points(drawn.above)).toEqual([
      [undefined, 50],
      [undefined, 30],
    ]);
    expect(drawn.games.map(points)).toEqual([
      [
        [60, 70],
        [40, undefined],
      ],
      [[20, undefined]],
    ]);
  });

  it('turns with whoever looks', () => {
    expect(points(arrangeColumns(entries, 'EW').games[0]!)).toEqual([
      [70, 60],
      [undefined, 40],
    ]);
  });

  it('tells what the last deal brought', () => {
    const more = [
      ...entries,
      { ...entry('EW', 500, null), deal: 2 },
      { ...entry('NS', 100, null), deal: 2 },
    ];
    expect(
      lastBalance({
        entries: more,
        stopped: [],
        deals: 2,
        games: [0, 0],
        totals: [0, 0],
        vulnerable: 'none',
        over: false,
        winner: null,
      }),
    ).toBe(-400);
  });

  it('says who is ahead, and what it comes to', () => {
    expect(sumPoints(entries)).toBe(-30);
    expect(formatAmount(-630, 0.5, 'en')).toBe('3.15');
    expect(formatAmount(-630, 0.5, 'fr')).toBe('3,15');
  });

  it('has a game to begin with', () => {
    expect(arrangeColumns([], 'NS')).toEqual({ above: [], games: [[]] });
  });
});
