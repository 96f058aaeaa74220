import { expect, it } from 'vitest';
import { boardNumberLike } from './asking';

it('finds a board with the same dealer and vulnerability', () => {
  expect(boardNumberLike(1, 'N', 'none')).toBe(1);
  expect(boardNumberLike(23, 'S', 'both')).toBe(23);
  expect(boardNumberLike(1, 'S', 'ew')).toBe(3);
  expect(boardNumberLike(1, 'W', 'none')).toBe(8);
});
