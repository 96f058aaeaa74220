import { expect, test } from 'vitest';
import {
  archiveTournament,
  isFollowing,
  forgetTournament,
  keepMine,
  readMine,
  rememberTournament,
} from './mine';

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

test('the latest opened stands first, once', () => {
  const here = store();
  for (const at of ['a.1', 'b.2', 'a.1']) rememberTournament(here, at);
  expect(readMine(here).map(({ at }) => at)).toEqual(['a.1', 'b.2']);
});
test('what is archived stays, what is forgotten goes', () => {
  const here = store();
  rememberTournament(here, 'a.1');
  rememberTournament(here, 'b.2');
  archiveTournament(here, 'a.1', true);
  expect(readMine(here)).toEqual([
    { at: 'b.2', archived: false },
    { at: 'a.1', archived: true },
  ]);
  forgetTournament(here, 'b.2');
  expect(readMine(here).map(({ at }) => at)).toEqual(['a.1']);
});
test('the list follows an account only when that is said, and then entirely', () => {
  const here = store();
  rememberTournament(here, 'a.1');
  expect(isFollowing(here)).toBe(false);
  keepMine(here, readMine(here), true);
  expect(isFollowing(here)).toBe(true);
  rememberTournament(here, 'b.2');
  expect(readMine(here).length).toBe(2);
  keepMine(here, readMine(here), false);
  expect([isFollowing(here), readMine(here).length]).toEqual([false, 2]);
});
test('what somebody else wrote there does no harm', () => {
  const here = store();
  here.setItem('biritch.my-tournaments', '{"a": 1}');
  here.setItem('biritch.tournaments-follow', '[null, 7, {"at": 3}, {"at": "c.3"}]');
  expect(readMine(here)).toEqual([{ at: 'c.3', archived: false }]);
});
