import { describe, expect, it } from 'vitest';
import { completeNames, readPairs, listUnknown, writePairs } from './names';

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

describe('completion from the club list', () => {
  const known = [
    { name: 'Éric Durand', number: '0456' },
    { name: 'Zoé Martin', number: '0123' },
    { name: 'Ann Lee' },
  ];

  it('completes the last player of a pair, by name without accents or by number', () => {
    expect(completeNames('eri', known).map(({ value }) => value)).toEqual(['Éric Durand']);
    expect(completeNames('Ann Lee & mar', known)).toEqual([
      { value: 'Ann Lee & Zoé Martin', label: 'Ann Lee & 0123' },
    ]);
    expect(completeNames('Reds: Ann Lee & 045', known).map(({ value }) => value)).toEqual([
      'Reds: Ann Lee & Éric Durand',
    ]);
  });
  it('proposes nobody twice, nobody by the middle of a word, and nothing for nothing', () => {
    expect(completeNames('Ann Lee & ann', known)).toEqual([]);
    expect(completeNames('oé', known)).toEqual([]);
    expect(completeNames('Ann Lee & ', known)).toEqual([]);
  });
  it('tells whom the list does not know, each once', () => {
    expect(listUnknown(['eric durand & Bob', 'Reds: BOB & Cy', ''], known)).toEqual(['BOB', 'Cy']);
  });
});
