import { expect, test } from 'vitest';
import type { Game } from '../../shared/visitor/session';
import { completeOpening, keepChoices, openingOf, orderGames, readChoices } from './choices';

const game = (more: Partial<Game>): Game => ({
  name: 'contract',
  title: {},
  about: {},
  sheet: false,
  honours: false,
  systems: true,
  players: ['N', 'E', 'S', 'W'],
  options: [],
  ...more,
});
const store = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  };
};

test('choices are kept, and what cannot be read is as on the first visit', () => {
  const kept = store();
  const chosen = { ...readChoices(kept), level: 'quick' as const, last: 'rubber' };
  keepChoices(kept, chosen);
  expect(readChoices(kept)).toEqual(chosen);
  kept.setItem('biritch.lobby', '{"level": "wizard", "games": [], "last": 3}');
  expect(readChoices(kept)).toEqual({ last: '', level: 'robot', systems: {}, games: {} });
  kept.setItem('biritch.lobby', 'nonsense');
  expect(readChoices(kept).level).toBe('robot');
});

test('the game played last comes first, then contract bridge', () => {
  const all = ['minibridge', 'contract', 'rubber'].map((name) => ({ name }));
  expect(orderGames(all, 'rubber').map(({ name }) => name)).toEqual([
    'rubber',
    'contract',
    'minibridge',
  ]);
});

test('a table is asked for as it was chosen, and nothing a game does not know is asked', () => {
  const choices = {
    ...readChoices(store()),
    level: 'rule' as const,
    systems: { ew: 'sayc' },
    games: { contract: { faceDown: true, honours: false, options: { gone: 'x' } } },
  };
  expect(openingOf(game({}), choices, 'sef')).toEqual({
    variant: 'contract',
    faceDown: true,
    systems: { ns: 'sef', ew: 'sayc' },
    robots: 'rule',
  });
  const whist = game({ name: 'contract', systems: false, honours: true });
  expect(openingOf(whist, choices, 'sef')).toEqual({
    variant: 'contract',
    honours: false,
    robots: 'rule',
  });
});

test('a table asked for without a lobby has the robots chosen there', () => {
  const chosen = { ...readChoices(store()), level: 'rule' as const, systems: { ew: 'sayc' } };
  expect(completeOpening({}, readChoices(store()))).toEqual({});
  expect(completeOpening({}, chosen)).toEqual({ robots: 'rule', systems: { ew: 'sayc' } });
  expect(completeOpening({ robots: 'strong', systems: { ew: 'sef', ns: 'sif' } }, chosen)).toEqual({
    robots: 'strong',
    systems: { ns: 'sif', ew: 'sef' },
  });
});
