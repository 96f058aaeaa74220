import { describe, expect, it } from 'vitest';
import { isDue, joined, keep, kept, lostIn, remember, report, searched, type KeptDeal } from './deals';

const store = (full = Infinity) => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > full) throw new Error('full');
      items.set(key, value);
    },
  };
};

const deal = (key: string, more: Partial<KeptDeal> = {}): KeptDeal => ({
  key,
  at: '2026-01-05T10:00:00Z',
  board: 1,
  dealer: 'N',
  vulnerable: 'none',
  deal: 'N:… … … …',
  calls: ['1N', 'P', 'P', 'P'],
  cards: [],
  contract: '1N',
  declarer: 'N',
  tricks: 7,
  scoreNs: 90,
  me: 'S',
  systems: { NS: 'sef' },
  title: '',
  lost: null,
  tags: ['stayman'],
  again: 0,
  ...more,
});

const NOW = Date.parse('2026-01-10T10:00:00Z');

describe('my deals', () => {
  it('are kept and read again', () => {
    const here = store();
    remember(here, deal('a'));
    remember(here, deal('b', { at: '2026-01-06T10:00:00Z' }));
    expect(kept(here).map(({ key }) => key)).toEqual(['b', 'a']);
  });
  it('count how often one is played again', () => {
    const here = store();
    remember(here, deal('a'));
    remember(here, deal('a', { at: '2026-01-07T10:00:00Z' }));
    remember(here, deal('a', { at: '2026-01-07T10:00:00Z', lost: { play: 3 } }));
    expect(kept(here)).toHaveLength(1);
    expect(kept(here)[0]).toMatchObject({ again: 1, lost: { play: 3 } });
  });
  it('lose the oldest when the browser is full, and nothing else', () => {
    const here = store(1100);
    keep(here, [deal('old', { at: '2025-01-01T00:00:00Z' }), ...[1, 2, 3].map((n) => deal(`${n}`, { at: `2026-01-0${n}T00:00:00Z` }))]);
    expect(kept(here)[0]?.key).toBe('3');
    expect(kept(here).map(({ key }) => key)).not.toContain('old');
  });
  it('survive rubbish', () => {
    expect(kept({ getItem: () => '{' })).toEqual([]);
    expect(kept({ getItem: () => '[1, {"key": "x"}]' })).toEqual([]);
    expect(joined([deal('a')], [null, deal('b'), 'x'])).toHaveLength(2);
  });
  it('are searched by contract, system, convention and mistake', () => {
    const deals = [deal('a'), deal('b', { contract: '4H', systems: { NS: 'acol' }, lost: { defence: 5 }, tags: [] })];
    const keys = (words: string, choice: 'all' | 'lost' = 'all') => searched(deals, words, choice, NOW).map(({ key }) => key);
    expect(keys('4h')).toEqual(['b']);
    expect(keys('SEF stayman')).toEqual(['a']);
    expect(keys('defence')).toEqual(['b']);
    expect(keys('', 'lost')).toEqual(['b']);
    expect(keys('acol stayman')).toEqual([]);
  });
  it('come back when they were lost, later each time', () => {
    const lost = deal('a', { lost: { play: 4, bidding: 1 } });
    expect(lostIn(lost)).toBe(5);
    expect(isDue(lost, NOW)).toBe(true);
    expect(isDue({ ...lost, again: 1 }, NOW)).toBe(true);
    expect(isDue({ ...lost, again: 2 }, NOW)).toBe(false);
    expect(isDue({ ...lost, again: 9 }, NOW * 2)).toBe(false);
    expect(isDue(deal('b'), NOW)).toBe(false);
  });
  it('add up to a report', () => {
    const deals = [deal('a', { lost: { play: 4, lead: 1 } }), deal('b', { at: '2025-01-01T00:00:00Z', lost: { play: 9 } })];
    expect(report(deals, Date.parse('2026-01-01'))).toEqual({ bidding: 0, lead: 1, play: 4, defence: 0 });
  });
});
