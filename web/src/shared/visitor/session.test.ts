import { expect, test } from 'vitest';
import {
  forgetSeat,
  invitationsOf,
  keepSeat,
  keepFacts,
  keepInvitations,
  readSeat,
  readTables,
  MOST_TABLES,
  leaveCurrent,
  findSeat,
} from './session';

const browser = (items: Record<string, string> = {}): Storage =>
  ({
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => void (items[name] = value),
    removeItem: (name: string) => void delete items[name],
  }) as unknown as Storage;

test('a browser keeps every seat it has, whatever else it opens', () => {
  const store = browser();
  keepSeat(store, { table: 'friends', token: 'f' }, 1);
  keepFacts(store, 'friends', { game: 'rubber', company: true });
  leaveCurrent(store); // /play?new
  expect(readSeat(store)).toBeNull();
  keepSeat(store, { table: 'solo', token: 's' }, 2);
  keepFacts(store, 'solo', { game: 'contract', board: 3 });
  expect(readSeat(store)).toEqual({ table: 'solo', token: 's' });
  expect(readTables(store).map(({ table, game }) => [table, game])).toEqual([
    ['solo', 'contract'],
    ['friends', 'rubber'],
  ]);
  expect(findSeat(store, 'friends')).toEqual({ table: 'friends', token: 'f' });
  forgetSeat(store, 'solo');
  expect([readSeat(store), findSeat(store, 'solo')]).toEqual([null, null]);
  expect(findSeat(store, 'friends')?.token).toBe('f');
});

test('the one table an earlier version kept is found again', () => {
  const store = browser({ 'biritch.table': '{"table":"t","token":"k"}' });
  expect(readTables(store).map(({ table }) => table)).toEqual(['t']);
  leaveCurrent(store);
  expect(findSeat(store, 't')?.token).toBe('k');
});

test('of too many tables those against robots go first', () => {
  const store = browser();
  keepSeat(store, { table: 'friends', token: 'f' }, 0);
  keepFacts(store, 'friends', { company: true });
  for (let at = 1; at <= 2 * MOST_TABLES; at += 1)
    keepSeat(store, { table: `solo ${at}`, token: 's' }, at);
  const names = readTables(store).map(({ table }) => table);
  expect(names).toHaveLength(MOST_TABLES);
  expect([names[0], names.at(-1)]).toEqual([`solo ${2 * MOST_TABLES}`, 'friends']);
});

test('invitations of several tables are kept side by side', () => {
  const store = browser({ 'biritch.invitations': '{"of":"old","keys":{"N":"n"}}' });
  expect(invitationsOf(store, 'old')).toEqual({ N: 'n' });
  keepSeat(store, { table: 'old', token: 'k' }, 1);
  keepSeat(store, { table: 'new', token: 'k' }, 2);
  keepInvitations(store, 'new', { E: 'e' });
  expect([invitationsOf(store, 'old'), invitationsOf(store, 'new')]).toEqual([
    { N: 'n' },
    { E: 'e' },
  ]);
});
