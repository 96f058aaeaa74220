import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Outbox, retryAfter, type Outcome, type Step } from './outbox';

class Store {
  readonly items = new Map<string, string>();
  get length(): number {
    return this.items.size;
  }
  key = (at: number): string | null => [...this.items.keys()][at] ?? null;
  getItem = (name: string): string | null => this.items.get(name) ?? null;
  removeItem = (name: string): void => void this.items.delete(name);
  setItem(name: string, value: string): void {
    this.items.set(name, value);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function outbox(
  store: Store,
  answers: (step: Step) => Outcome<string> | Error,
  sent: string[] = [],
  over: string[] = [],
): Outbox<string> {
  return new Outbox<string>('evening.key', store, {
    send: (step) => {
      sent.push(step.id);
      const answer = answers(step);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    onChange: () => {},
    onOver: (step) => over.push(step.id),
  });
}

describe('the outbox', () => {
  test('steps are sent in order, the next once the one before is acknowledged', async () => {
    const sent: string[] = [];
    const box = outbox(new Store(), () => ({ done: 'yes' }), sent);
    const all = Promise.all([box.add({ id: 'c' }), box.add({ id: 'a' }), box.add({ id: 'b' })]);
    await vi.runAllTimersAsync();
    expect(await all).toEqual([{ done: 'yes' }, { done: 'yes' }, { done: 'yes' }]);
    expect(sent).toEqual(['c', 'a', 'b']);
    expect(box.waiting).toEqual([]);
  });

  test('what could not be sent is never given up, however long the connection is cut', async () => {
    let cut = true;
    const sent: string[] = [];
    const box = outbox(new Store(), () => (cut ? new Error('cut') : { done: 'yes' }), sent);
    const done = box.add({ id: 'a' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(box.waiting).toHaveLength(1);
    expect(box.lost).toBe(true);
    cut = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done).toEqual({ done: 'yes' });
    expect(box.lost).toBe(false);
  });

  test('a reload loses nothing: the next page sends the same step with the same id', async () => {
    const store = new Store();
    const before = outbox(store, () => new Error('cut'));
    void before.add({ id: 'a', do: 'score' });
    await vi.advanceTimersByTimeAsync(10);
    before.close();
    const sent: string[] = [],
      over: string[] = [];
    const box = outbox(store, () => ({ done: 'yes' }), sent, over);
    expect(box.waiting).toEqual([{ id: 'a', do: 'score' }]);
    await box.flush();
    expect([sent, over, box.waiting]).toEqual([['a'], ['a'], []]);
  });

  test('a server that is asked too often is asked again when it says', async () => {
    let answer: Outcome<string> = { wait: 30_000 };
    const sent: string[] = [];
    const box = outbox(new Store(), () => answer, sent);
    void box.add({ id: 'a' });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sent).toEqual(['a']);
    answer = { done: 'yes' };
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual(['a', 'a']);
    expect(box.waiting).toEqual([]);
  });

  test('what is refused is told and does not hold up what follows', async () => {
    const box = outbox(new Store(), ({ id }) => (id === 'a' ? { refused: 'no' } : { done: 'yes' }));
    const both = Promise.all([box.add({ id: 'a' }), box.add({ id: 'b' })]);
    await vi.runAllTimersAsync();
    expect(await both).toEqual([{ refused: 'no' }, { done: 'yes' }]);
  });

  test('steps of another address stay where they are', () => {
    const store = new Store();
    store.setItem('biritch.steps/other.key/x', JSON.stringify({ at: 1, step: { id: 'x' } }));
    store.setItem('biritch.steps/evening.key/y', 'broken');
    expect(outbox(store, () => ({ done: 'yes' })).waiting).toEqual([]);
  });

  test('a storage that is full keeps steps in memory', async () => {
    const store = new Store();
    store.setItem = () => {
      throw new Error('full');
    };
    const box = outbox(store, () => new Error('cut'));
    void box.add({ id: 'a' });
    await vi.advanceTimersByTimeAsync(10);
    expect(box.waiting).toHaveLength(1);
  });
});

test('Retry-After is seconds or a date', () => {
  expect(retryAfter('3', 0, 99)).toBe(3000);
  expect(retryAfter(null, 0, 99)).toBe(99);
  expect(retryAfter('Thu, 01 Jan 1970 00:01:00 GMT', 1000, 99)).toBe(59_000);
  expect(retryAfter('soon', 0, 99)).toBe(99);
});
