import { expect, test } from 'vitest';
import { countrySystem } from './country';

const KNOWN = ['acol:modern', 'sayc', 'sef'];

test('a visitor meets the system of the country', () => {
  expect(countrySystem(['en-GB', 'en'], KNOWN)).toBe('acol:modern');
  expect(countrySystem(['en-US'], KNOWN)).toBe('sayc');
  expect(countrySystem(['de', 'en-AU'], KNOWN)).toBe('acol:modern');
  expect(countrySystem(['fr-CA'], KNOWN)).toBe('sef');
  expect(countrySystem(['de'], ['sayc'])).toBe('sayc');
  expect(countrySystem([], [])).toBe('');
});
