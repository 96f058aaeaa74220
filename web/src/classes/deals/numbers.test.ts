import { expect, test } from 'vitest';
import { boardOf, numberOf } from './numbers';

test('a board has the dealer and the vulnerability that a deal was given with', () => {
  expect(boardOf(7)).toEqual({ dealer: 'S', vulnerable: 'both' });
  expect(numberOf('S', 'both', 7)).toBe(7);
  expect(numberOf('S', 'both', 1)).toBe(7);
  expect(numberOf('N', 'ns', 21)).toBe(21);
  for (let number = 1; number <= 16; number += 1) {
    const { dealer, vulnerable } = boardOf(number);
    expect(numberOf(dealer, vulnerable, 0)).toBe(number);
  }
});
