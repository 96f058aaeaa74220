import { expect, it } from 'vitest';
import { boardLike } from './asking';

it('finds a board with the same dealer and vulnerability', () => {
  expect(boardLike(1, 'N', 'none')).toBe(1);
  expect(boardLike(23, 'S', 'both')).toBe(23);
  expect(boardLike(1, 'S', 'ew')).toBe(3);
  expect(boardLike(1, 'W', 'none')).toBe(8);
});
