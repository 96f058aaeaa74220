import { expect, test } from 'vitest';
import { COMPLETE, completeResult } from './travellers';

test('a result that is whole needs no Enter', () => {
  for (const whole of ['4sn=', '3ne+1', '4hxs-2', '3NTS=', '4pn=', '3sao-1', '=', '+2', '5d**w-3'])
    expect(COMPLETE.test(whole), whole).toBe(true);
  for (const part of ['4', '4s', '4sn', '4sn+', '420', 'p', '60-40', ''])
    expect(COMPLETE.test(part), part).toBe(false);
});

test('a result alone repeats the contract of the row above', () => {
  expect(completeResult('+1', '4S N =')).toBe('4SN+1');
  expect(completeResult('=', '3ntxs-1')).toBe('3ntxs=');
  expect(completeResult('-2', '')).toBe('-2');
  expect(completeResult('4hn=', '4sn=')).toBe('4hn=');
});
