import { describe, expect, it } from 'vitest';
import { readPairs, writePairs } from './names';

describe('a list of pairs', () => {
  it('is read with numbers or without, whatever stands between', () => {
    expect([...readPairs('Ann & Bob\nCleo, Dan\n\n7;Eve;Fay\nGus\tHal')]).toEqual([
      [1, 'Ann & Bob'],
      [2, 'Cleo & Dan'],
      [7, 'Eve & Fay'],
      [8, 'Gus & Hal'],
    ]);
  });
  it('reads back what it writes', () => {
    const pairs = [
      { number: 1, names: 'Ann "A" & Bob' },
      { number: 3, names: 'Lee, Kim' },
    ];
    expect([...readPairs(writePairs(pairs))]).toEqual([
      [1, 'Ann "A" & Bob'],
      [3, 'Lee, Kim'],
    ]);
  });
});
