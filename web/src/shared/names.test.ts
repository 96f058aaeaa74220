import { expect, test } from 'vitest';
import { isolated } from './names';

test('a name from right to left is kept apart, any other is left as it is', () => {
  expect(isolated('דני לוי')).toBe('\u2068דני לוי\u2069');
  expect(isolated('Zoé & Léo')).toBe('Zoé & Léo');
});
