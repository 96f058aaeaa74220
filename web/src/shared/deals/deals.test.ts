import { describe, expect, it } from 'vitest';
import {
  withLink,
  isDue,
  mergeDeals,
  writeDeals,
  readDeals,
  linkOf,
  pointsLost,
  sumMissed,
  rememberDeal,
  countMistakes,
  searchDeals,
  groupSessions,
  type KeptDeal,
} from './deals';
import {
  countNames,
  eventOfDeal,
  withReview,
  listHappenings,
  findKey,
  rememberKey,
} from './happenings';
import type { DealReview } from '../wire/learn';

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
    rememberDeal(here, deal('a'));
    rememberDeal(here, deal('b', { at: '2026-01-06T10:00:00Z' }));
    expect(readDeals(here).map(({ key }) => key)).toEqual(['b', 'a']);
  });
  it('count how often one is played again', () => {
    const here = store();
    rememberDeal(here, deal('a'));
    rememberDeal(here, deal('a', { at: '2026-01-07T10:00:00Z' }));
    rememberDeal(here, deal('a', { at: '2026-01-07T10:00:00Z', lost: { play: 3 } }));
    expect(readDeals(here)).toHaveLength(1);
    expect(readDeals(here)[0]).toMatchObject({ again: 1, lost: { play: 3 } });
  });
  it('lose the oldest when the browser is full, and nothing else', () => {
    const here = store(1100);
    writeDeals(here, [
      deal('old', { at: '2025-01-01T00:00:00Z' }),
      ...[1, 2, 3].map((n) => deal(`${n}`, { at: `2026-01-0${n}T00:00:00Z` })),
    ]);
    expect(readDeals(here)[0]?.key).toBe('3');
    expect(readDeals(here).map(({ key }) => key)).not.toContain('old');
  });
  it('survive rubbish', () => {
    expect(readDeals({ getItem: () => '{' })).toEqual([]);
    expect(readDeals({ getItem: () => '[1, {"key": "x"}]' })).toEqual([]);
    expect(mergeDeals([deal('a')], [null, deal('b'), 'x'])).toHaveLength(2);
  });
  it('are searched by contract, system, convention and mistake', () => {
    const deals = [
      deal('a'),
      deal('b', { contract: '4H', systems: { NS: 'acol' }, lost: { defence: 5 }, tags: [] }),
    ];
    const keys = (words: string, choice: 'all' | 'lost' = 'all') =>
      searchDeals(deals, words, choice, NOW).map(({ key }) => key);
    expect(keys('4h')).toEqual(['b']);
    expect(keys('SEF stayman')).toEqual(['a']);
    expect(keys('defence')).toEqual(['b']);
    expect(keys('', 'lost')).toEqual(['b']);
    expect(keys('acol stayman')).toEqual([]);
  });
  it('come back when they were lost, later each time', () => {
    const lost = deal('a', { lost: { play: 4, bidding: 1 } });
    expect(pointsLost(lost)).toBe(5);
    expect(isDue(lost, NOW)).toBe(true);
    expect(isDue({ ...lost, again: 1 }, NOW)).toBe(true);
    expect(isDue({ ...lost, again: 2 }, NOW)).toBe(false);
    expect(isDue({ ...lost, again: 9 }, NOW * 2)).toBe(false);
    expect(isDue(deal('b'), NOW)).toBe(false);
  });
  it('add up to a report', () => {
    const deals = [
      deal('a', { lost: { play: 4, lead: 1 } }),
      deal('b', { at: '2025-01-01T00:00:00Z', lost: { play: 9 } }),
    ];
    expect(countMistakes(deals, Date.parse('2026-01-01'))).toEqual({
      bidding: 0,
      lead: 1,
      play: 4,
      defence: 0,
    });
  });
});

describe('what happened', () => {
  const squeezed = deal('a', {
    tags: ['contract', 'did:squeeze', 'did:game', 'missed:hold-up:5', 'event:k3x7qa'],
    title: 'Jeudi',
    lost: { play: 5 },
  });
  const others = [
    deal('b', { tags: ['did:game'], at: '2026-01-05T10:20:00Z' }),
    deal('c', { at: '2026-01-05T18:00:00Z' }),
  ];
  it('narrows a search, and all that is wanted must have happened', () => {
    const all = [squeezed, ...others];
    const keys = (...wanted: string[]) =>
      searchDeals(all, '', 'all', NOW, wanted).map(({ key }) => key);
    expect(keys('game')).toEqual(['a', 'b']);
    expect(keys('game', 'squeeze', 'mistake-play')).toEqual(['a']);
    expect(keys('squeeze', 'claim')).toEqual([]);
    expect(
      searchDeals(all, 'Manche', 'all', NOW, [], (name) => (name === 'game' ? 'Manche' : name)),
    ).toHaveLength(2);
  });
  it('is counted for each name, mistakes of my side too', () => {
    const groups = countNames([squeezed, ...others].map(listHappenings));
    expect(groups.map(({ group }) => group)).toEqual(['contract', 'technique', 'mistake']);
    expect(groups[0]?.names).toEqual([['game', 2]]);
  });
  it('says what was missed, and where it was played', () => {
    expect(sumMissed([squeezed, ...others])).toEqual([['hold-up', 5]]);
    expect(eventOfDeal(squeezed)).toBe('k3x7qa');
  });
  it('is remembered when a deal is played again, and so is the tournament', () => {
    const here = store();
    rememberDeal(here, squeezed);
    rememberDeal(here, deal('a', { at: '2026-01-08T10:00:00Z', tags: ['contract'] }));
    expect(readDeals(here)[0]).toMatchObject({
      again: 1,
      lost: null,
      title: 'Jeudi',
      tags: ['contract', 'event:k3x7qa'],
    });
  });
  it('goes over a deal once more without what was there before', () => {
    const review = {
      lost: { NS: { bidding: 0, lead: 0, play: 0, defence: 0 }, EW: {} },
      happened: ['game'],
      dearCards: { NS: [], EW: [] },
    };
    expect(withReview(squeezed, review as unknown as DealReview).tags).toEqual([
      'contract',
      'did:squeeze',
      'event:k3x7qa',
      'did:game',
    ]);
  });
});

describe('sessions', () => {
  it('are deals with no long break between them, or those of one tournament', () => {
    const all = [
      deal('a', { at: '2026-01-05T10:00:00Z' }),
      deal('b', { at: '2026-01-05T12:00:00Z' }),
      deal('c', { at: '2026-01-05T18:00:00Z' }),
      deal('d', { at: '2026-01-05T18:30:00Z', tags: ['event:x'], title: 'Open' }),
      deal('e', { at: '2026-01-06T18:30:00Z', tags: ['event:x'] }),
      deal('f', { at: '2026-01-07T18:30:00Z', scoreNs: null }),
    ];
    expect(
      groupSessions(all).map(({ title, deals }) => [title, deals.map(({ key }) => key).join('')]),
    ).toEqual([
      ['Open', 'de'],
      ['', 'c'],
      ['', 'ab'],
    ]);
  });
});

describe('keys to tournaments', () => {
  it('are kept apart from the deals, the latest first', () => {
    const here = store();
    rememberKey(here, 'a', 'one');
    rememberKey(here, 'b', 'two');
    rememberKey(here, 'a', 'three');
    expect([findKey(here, 'a'), findKey(here, 'b'), findKey(here, 'c')]).toEqual([
      'three',
      'two',
      '',
    ]);
  });
});

it('a link tells the seat and the systems, so that the deal is judged alike elsewhere', () => {
  const me = 'W' as const;
  const systems = { NS: 'sef', EW: 'acol' };
  const linked = linkOf({ me, systems }, 'abc');
  const read = withLink({ ...deal('x none S'), me: 'S', systems: {} }, new URLSearchParams(linked));
  expect(new URLSearchParams(linked).get('d')).toBe('abc');
  expect([read.me, read.systems, read.key.endsWith(' W')]).toEqual([me, systems, true]);
});
