import { expect, test } from 'vitest';
import { speaker } from '../words/fluent';
import { sumTimes, formatDuration, slowestActions } from './times';

const TIMES = [
  { seat: 'N', what: '1H', ms: 4000 },
  { seat: 'E', what: 'P', ms: 61_500 },
  { seat: 'S', what: '4H', ms: 900 },
  { seat: 'N', what: 'HA', ms: 200 },
] as const;

test('each player has the sum of what they took', () => {
  expect(sumTimes(TIMES)).toEqual([
    { seat: 'N', ms: 4200, many: 2 },
    { seat: 'E', ms: 61_500, many: 1 },
    { seat: 'S', ms: 900, many: 1 },
  ]);
});

test('the slowest come first', () => {
  expect(slowestActions(TIMES, 2).map(({ what }) => what)).toEqual(['P', '1H']);
});

test('times are told as the language writes numbers', () => {
  expect(formatDuration(4240, speaker('en'), 'en')).toContain('4.2');
  expect(formatDuration(4240, speaker('fr'), 'fr')).toContain('4,2');
  expect(formatDuration(61_500, speaker('en'), 'en').replace(/[⁨⁩]/g, '')).toBe('1 min 2 s');
});
