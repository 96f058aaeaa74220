import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Diary } from './season.svelte';

vi.mock('../parts/club/club.svelte', () => ({ book: { code: '' } }));

/** What was asked and is not answered yet, by its address. */
let asked: Map<string, (told: unknown) => void>;

beforeEach(() => {
  asked = new Map();
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise((answer) =>
        asked.set(url, (told) => answer({ ok: true, json: () => Promise.resolve(told) })),
      ),
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** Answer what was asked at *url*, once it is asked. */
async function answer(url: string, told: unknown): Promise<void> {
  await vi.waitFor(() => expect([...asked.keys()]).toContain(url));
  asked.get(url)?.(told);
  asked.delete(url);
}

const autumn = { terms: { name: 'autumn' } };

test('a season that was opened stays open when the rest of the club comes later', async () => {
  const diary = new Diary();
  const first = diary.go('club');
  await answer('/clubs/club/seasons', { seasons: [] });
  await vi.waitFor(() => expect(asked.has('/clubs/club/regulars')).toBe(true));
  const second = diary.go('club', 'autumn');
  await answer('/clubs/club/seasons/autumn', autumn);
  await second;
  expect(diary.season).toEqual(autumn);
  await answer('/clubs/club/regulars', { changes: 0 });
  await first;
  expect(diary.season).toEqual(autumn);
});

test('so does a simultaneous event', async () => {
  const diary = new Diary();
  const first = diary.go('club');
  await answer('/clubs/club/seasons', { seasons: [] });
  await vi.waitFor(() => expect(asked.has('/clubs/club/regulars')).toBe(true));
  const second = diary.go('club', 'simultaneous', 'cup');
  await answer('/clubs/club/simultaneous/cup', { terms: { name: 'cup' } });
  await second;
  await answer('/clubs/club/regulars', { changes: 0 });
  await first;
  expect(diary.simultaneous).toEqual({ terms: { name: 'cup' } });
});

test('a season whose answer comes after it was left is not shown', async () => {
  const diary = new Diary();
  const entering = diary.go('club');
  await answer('/clubs/club/seasons', { seasons: [] });
  await answer('/clubs/club/regulars', { changes: 0 });
  await entering;
  const opening = diary.go('club', 'autumn');
  await diary.go('club');
  await answer('/clubs/club/seasons/autumn', autumn);
  await opening;
  expect(diary.season).toBeNull();
});
