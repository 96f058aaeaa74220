import { describe, expect, it } from 'vitest';
import { readDeals, type KeptDeal } from '../deals/deals';
import type { Known } from './account';
import { mergeTexts, isEmpty, collectChanges, applyBrought } from './following';
import type { Brought } from '../wire/account';

class Kept {
  [name: string]: unknown;
  getItem = (name: string): string | null => (typeof this[name] === 'string' ? this[name] : null);
  setItem = (name: string, text: string): void => void (this[name] = text);
  removeItem = (name: string): void => void delete this[name];
  length = 0;
}
const browser = (items: Record<string, string> = {}): Storage =>
  Object.assign(new Kept(), items) as unknown as Storage;
const FRESH: Known = { of: 'x', name: 'Anne', n: 0, deals: {}, kept: {} };

const deal = (board: number, at = '2026-11-01T10:00:00Z'): KeptDeal => ({
  key: `deal ${board}`,
  at,
  board,
  dealer: 'N',
  vulnerable: 'none',
  deal: 'N:…',
  calls: ['P'],
  cards: [],
  contract: 'Pass',
  declarer: null,
  tricks: null,
  scoreNs: 0,
  me: 'S',
  systems: {},
  title: '',
  lost: null,
  tags: [],
  again: 0,
});
const holding = (...deals: KeptDeal[]): Storage =>
  browser({ 'biritch.deals': JSON.stringify(deals) });
const broughtWith = (more: Partial<Brought>): Brought => ({
  n: 1,
  deals: [],
  forgotten: [],
  kept: {},
  ...more,
});

describe('what follows', () => {
  it('is sent once, and again only when it changed', () => {
    const store = holding(deal(1), deal(2));
    const sent = collectChanges(store, FRESH);
    expect(sent.deals.map(({ board }) => board)).toEqual([1, 2]);
    const now = applyBrought(store, FRESH, sent, broughtWith({}));
    expect(isEmpty(collectChanges(store, now))).toBe(true);
    store.setItem('biritch.deals', JSON.stringify([deal(1), { ...deal(2), lost: { play: 2 } }]));
    expect(collectChanges(store, now).deals.map(({ board }) => board)).toEqual([2]);
  });

  it('leaves here what is no deal to the server', () => {
    expect(
      collectChanges(
        holding({ ...deal(1), at: 'yesterday' }, { ...deal(2), calls: ['x'.repeat(20)] }, deal(3)),
        FRESH,
      ).deals.map(({ board }) => board),
    ).toEqual([3]);
  });

  it('comes from other browsers without doubles, and goes when it was forgotten there', () => {
    const store = holding(deal(1), deal(2));
    const sent = collectChanges(store, FRESH);
    const now = applyBrought(
      store,
      FRESH,
      sent,
      broughtWith({ deals: [deal(2, '2026-11-02T10:00:00Z'), deal(3)], forgotten: ['deal 1'] }),
    );
    expect(
      readDeals(store)
        .map(({ board, at }) => `${board} ${at.slice(0, 10)}`)
        .sort(),
    ).toEqual(['2 2026-11-02', '3 2026-11-01']);
    expect(isEmpty(collectChanges(store, now))).toBe(true);
  });

  it('tells what was forgotten here, until it is told', () => {
    const store = browser({ 'biritch.deals.forgotten': '["deal 1"]' });
    const sent = collectChanges(store, FRESH);
    expect(sent.forgotten).toEqual(['deal 1']);
    expect(isEmpty(collectChanges(store, applyBrought(store, FRESH, sent, broughtWith({}))))).toBe(
      true,
    );
  });

  it('takes settings of the account, and leaves keys of tables alone', () => {
    const store = browser({
      'biritch.settings': '{"theme":"dark"}',
      'biritch.table': '{"token":"secret"}',
      'biritch.device': 'x',
      'biritch.club.key': 'k',
    });
    const sent = collectChanges(store, FRESH);
    expect(sent.kept).toEqual({ settings: '{"theme":"dark"}' });
    const now = applyBrought(
      store,
      FRESH,
      sent,
      broughtWith({ kept: { settings: '{"theme":"light"}', table: 'stolen' } }),
    );
    expect(store.getItem('biritch.settings')).toBe('{"theme":"light"}');
    expect(store.getItem('biritch.table')).toBe('{"token":"secret"}');
    expect(isEmpty(collectChanges(store, now))).toBe(true);
    store.removeItem('biritch.settings');
    expect(collectChanges(store, now).kept).toEqual({ settings: null });
  });

  it('joins how far one is in two browsers, and tells the sum', () => {
    const store = browser({ 'biritch.course': '{"a":[1,3],"b":[2]}' });
    const now = applyBrought(
      store,
      FRESH,
      collectChanges(store, FRESH),
      broughtWith({ kept: { course: '{"a":[2],"c":[1]}' } }),
    );
    expect(JSON.parse(store.getItem('biritch.course') ?? '')).toEqual({
      a: [1, 2, 3],
      b: [2],
      c: [1],
    });
    expect(Object.keys(collectChanges(store, now).kept)).toEqual(['course']);
  });

  it('keeps the larger of two numbers, and what can be read', () => {
    expect(mergeTexts('{"hands":3,"ok":true}', '{"hands":5,"ok":false}')).toBe(
      '{"hands":5,"ok":true}',
    );
    expect(mergeTexts('{', '{"a":1}')).toBe('{"a":1}');
  });
});
