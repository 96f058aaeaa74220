import { expect, test } from 'vitest';
import { readAddress } from './tournament.svelte';

test('a short code is read however it is typed', () => {
  for (const typed of [
    'abc234 kx4t7p',
    'ABC234-KX4T7P',
    ' abc234kx4t7p ',
    'abc234.kx4t7p',
    'https://club.example/event#abc234.kx4t7p',
  ])
    expect(readAddress(typed), typed).toBe('abc234.kx4t7p');
  expect(readAddress('abc234')).toBe('abc234');
  expect(readAddress('abc234.xyzabc2345xyzabc2345xyzabc')).toBe(
    'abc234.xyzabc2345xyzabc2345xyzabc',
  );
});
