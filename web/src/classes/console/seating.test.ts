import { expect, test } from 'vitest';
import { rotateChairs, seatAll } from './seating';

test('pupils are seated in order, and nobody is left without a table', () => {
  expect(seatAll([1, 2, 3, 4, 5], 4)).toEqual([{ S: 1, W: 2, N: 3, E: 4 }, { S: 5 }]);
  expect(seatAll([1, 2, 3], 2)).toEqual([{ S: 1, N: 2 }, { S: 3 }]);
  expect(seatAll([1, 2], 1)).toEqual([{ S: 1 }, { S: 2 }]);
  expect(seatAll([], 4)).toEqual([]);
});

test('four turns bring everybody back', () => {
  const chairs = { S: 1, N: 2, E: 3 };
  expect(rotateChairs(chairs)).toEqual({ W: 1, E: 2, S: 3 });
  expect(rotateChairs(rotateChairs(rotateChairs(rotateChairs(chairs))))).toEqual(chairs);
});
