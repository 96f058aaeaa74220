import { expect, test } from 'vitest';
import { drawChart } from './chart';

test('fifty per cent is in the middle of a usual scale', () => {
  const { points, marks } = drawChart([50, 60, 40], 200, 100);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, 50],
    [100, 25],
    [200, 75],
  ]);
  expect(marks.map(({ percent }) => percent)).toEqual([30, 40, 50, 60, 70]);
});
test('an evening of one stands in the middle, and a scale grows with what it must show', () => {
  const { points, marks } = drawChart([78.5], 200, 100);
  expect(points[0]?.x).toBe(100);
  expect(marks.at(-1)?.percent).toBe(80);
  expect(drawChart([12, 50], 10, 10).marks[0]?.percent).toBe(10);
});
