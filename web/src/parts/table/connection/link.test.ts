import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyChange, Link, type LinkListener } from './link';
import { sampleView } from '../../../shared/bridge/sample';
import type { ServerMessage } from '../../../shared/bridge/bridge';

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const browser = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  } as unknown as Storage;
};

const says = { en: 'no', fr: 'non' };
let heard: ServerMessage[] = [];
let waiting: string[] = [];
const listener: LinkListener = {
  onMessage: (message) => heard.push(message),
  onConnection: () => {},
  onUnknown: () => {},
  onMoved: () => {},
  onWaiting: (ids) => (waiting = ids),
};
const link = (store: Storage): Link =>
  new Link('ws://here', { table: 't', token: 'k' }, listener, 'device', store);
const last = (): Socket => Socket.all.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  [Socket.all, heard, waiting] = [[], [], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a step waits through a cut and a reload, and goes under the id it had', async () => {
  const store = browser();
  const before = link(store);
  last().open();
  last().say(sampleView({ n: 4 }));
  const id = before.ask({ t: 'call', call: '1C' }, 4);
  expect(last().sent.at(-1)).toEqual({ t: 'call', call: '1C', id, on: 4 });
  last().close(); // no answer came
  await vi.advanceTimersByTimeAsync(10);
  expect(waiting).toEqual([id]);
  before.close(); // the page is loaded again
  link(store);
  last().open();
  last().say(sampleView({ n: 5 }));
  await vi.advanceTimersByTimeAsync(10);
  expect(last().sent.at(-1)).toEqual({ t: 'call', call: '1C', id, on: 4 });
  last().say({ t: 'done', id: id as string, n: 5 });
  await vi.advanceTimersByTimeAsync(10);
  expect(waiting).toEqual([]);
});

test('steps go one after the other; what could not be stored is sent again', async () => {
  const one = link(browser());
  last().open();
  last().say(sampleView({ n: 4 }));
  const ids = [
    one.ask({ t: 'say', audience: 'table', phrase: 'hello' }, 4),
    one.ask({ t: 'face' }, 4),
  ];
  const steps = () =>
    last()
      .sent.filter(({ id }) => id !== undefined)
      .map(({ id }) => id);
  expect(steps()).toEqual([ids[0]]);
  last().say({ t: 'refused', id: ids[0] as string, code: 'busy', says, law: null });
  await vi.advanceTimersByTimeAsync(1100);
  expect(steps()).toEqual([ids[0], ids[0]]);
  last().say({ t: 'done', id: ids[0] as string, n: 5 });
  await vi.advanceTimersByTimeAsync(10);
  expect(steps()).toEqual([ids[0], ids[0], ids[1]]);
});

test('a hint is asked for now or never', () => {
  const one = link(browser());
  expect(one.ask({ t: 'hint' }, 4)).toBeNull();
});

test('a change makes the whole view again', () => {
  const before = sampleView({ n: 4, turn: 'N', auction: [{ seat: 'N', call: 'P' }] });
  const change = {
    t: 'change' as const,
    of: 'view' as const,
    base: 4,
    set: { n: 5 },
    more: { auction: [{ seat: 'E', call: '1C' }] },
    gone: ['turn'],
  };
  const after = applyChange(before, change);
  expect(after).toMatchObject({
    n: 5,
    auction: [
      { seat: 'N', call: 'P' },
      { seat: 'E', call: '1C' },
    ],
  });
  expect(after).not.toHaveProperty('turn');
  expect(applyChange(sampleView({ n: 3 }), change)).toBeNull();
  expect(applyChange(undefined, change)).toBeNull();
});

test('a change of something that is not held makes the page come again for all of it', () => {
  link(browser());
  const first = last();
  first.open();
  first.say(sampleView({ n: 4 }));
  first.say({ t: 'change', of: 'view', base: 3, set: { n: 5 } });
  expect(first.readyState).toBe(3);
  vi.advanceTimersByTime(300);
  expect(Socket.all).toHaveLength(2);
});
