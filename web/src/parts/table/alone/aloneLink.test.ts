import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerMessage, View } from '../../../shared/bridge/bridge';
import { AloneLink } from './aloneLink';

function store() {
  const items: Record<string, string> = {};
  return {
    items,
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => void (items[name] = value),
  };
}

/** A table, what it said, and the newest view. */
function sit(kept = store()) {
  const heard: ServerMessage[] = [];
  const listener = {
    onMessage: (message: ServerMessage) => heard.push(message),
    onConnection: () => undefined,
  };
  let state = 7;
  const random = (): number =>
    (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const link = new AloneLink(listener, kept, random);
  vi.runAllTimers();
  const view = (): View => heard.findLast((message) => message.t === 'view') as View;
  const ask = (request: Parameters<AloneLink['ask']>[0]): void => {
    link.ask(request);
    vi.runAllTimers();
  };
  const act = (): void => {
    const [what = ''] = view().legal;
    ask(view().phase === 'auction' ? { t: 'call', call: what } : { t: 'play', card: what });
  };
  return { link, heard, view, ask, act, kept };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('plays boards to their end, and adds up what they brought', () => {
  const { view, act, ask } = sit();
  let points = 0;
  for (let board = 1; board <= 3; board += 1) {
    while (view().phase !== 'over') act();
    expect([view().board, view().canNext, view().played?.length]).toEqual([board, true, 13]);
    points += view().result?.scoreNs ?? NaN;
    ask({ t: 'next' });
    expect(view().evening).toEqual({ boards: board, points });
  }
});

it('shows the hands a player may see, and no other', () => {
  const { view, act } = sit();
  for (let cards = 0; cards < 4; cards += 1) {
    const { hands, dummies, phase, announced } = view();
    expect(Object.keys(hands)).toHaveLength(2);
    expect(hands.S).toBeDefined();
    if (phase === 'play') expect(hands[dummies[0] as string]).toBeDefined();
    expect(announced).not.toBeNull();
    expect(view().deal).toBeNull();
    act();
  }
});

it('goes on where one was, and begins anew where nothing can be read', () => {
  const first = sit();
  first.act();
  first.act();
  const before = first.view();
  const again = sit(first.kept);
  expect(again.view().hands).toEqual(before.hands);
  expect(again.view().trick).toEqual(before.trick);
  const broken = store();
  broken.items['biritch.alone'] = '{"board":1,"deal":{"N":["SA"]}}';
  expect(sit(broken).view().counts.S).toBe(13);
});

it('takes back my last choice and what was played since', () => {
  const { view, act, ask } = sit();
  act();
  const before = view();
  act();
  expect(view().counts).not.toEqual(before.counts);
  ask({ t: 'undo' });
  expect(view().hands).toEqual(before.hands);
  expect(view().n).toBeGreaterThan(before.n);
});

it('refuses what may not be done, and says why', () => {
  const { view, act, ask, heard } = sit();
  act();
  while (view().phase === 'play' && !(view().forbidden ?? []).length) act();
  const [told] = view().forbidden ?? [];
  const before = view().counts;
  expect(told?.says.fr).toMatch(/fournissez|jouer/);
  ask({ t: 'play', card: told?.what?.[0] ?? '' });
  expect(view().counts).toEqual(before);
  expect(heard.some((message) => message.t === 'done')).toBe(true);
});
