import { describe, expect, it, test } from 'vitest';
import { auctionRows, columnsOf } from './auction';
import { readKept, kindOf, strainOf, timesOf, lowestLike } from './deeds';

test('every action is a call, a card or a deed', () => {
  expect(['P', 'XX', '7N', 'SA', 'H9', 'leave', 'trumps:N', 'widow:SA:DT'].map(kindOf)).toEqual([
    'call',
    'call',
    'call',
    'card',
    'card',
    'do',
    'do',
    'do',
  ]);
});

test('the auction of two has two columns', () => {
  expect(columnsOf(['S', 'W'])).toEqual(['W', 'S']);
  const made = [
    { seat: 'S' as const, call: '1H' },
    { seat: 'W' as const, call: 'P' },
  ];
  const rows = auctionRows('S', made, columnsOf(['S', 'W']));
  expect(rows.map((row) => row.map((cell) => cell?.made.call ?? ''))).toEqual([['', '1H'], ['P']]);
});

test('a deed says what it names and what it keeps', () => {
  expect(strainOf('trumps:H')).toBe('H');
  expect(strainOf('ask')).toBeNull();
  expect(readKept('widow:SA:DT')).toEqual(['SA', 'DT']);
  expect(readKept('widow')).toBeNull();
});

test('contres double without end', () => {
  expect(['0S', '0SX', '0SXX', '0SXXXXX'].map(timesOf)).toEqual([1, 2, 4, 32]);
});

describe('the lowest of a suit', () => {
  const play = { phase: 'play' as const, legal: ['SA', 'S9', 'S3', 'HK'] };

  it('is one touch away from any other card of it', () => {
    expect(lowestLike(play, 'SA')).toBe('S3');
    expect(lowestLike(play, 'S3')).toBeNull();
    expect(lowestLike(play, 'HK')).toBeNull();
  });

  it('is nothing while nothing is lifted, or in the auction', () => {
    expect(lowestLike(play, null)).toBeNull();
    expect(lowestLike({ phase: 'auction', legal: ['P', '1S'] }, '1S')).toBeNull();
  });
});
