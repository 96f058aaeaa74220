/** The choices made in the lobby, stored in this browser and offered again. */
import type { Game, Opening } from '../../shared/visitor/session';

const KEY = 'biritch.lobby';
/** How long robots think: by rule, a third of a second, the table's second, three of them. */
export const LEVELS = ['rule', 'quick', 'robot', 'strong'] as const;
export type Level = (typeof LEVELS)[number];
export const SIDES = ['ns', 'ew'] as const;
export type Side = (typeof SIDES)[number];

/** What was chosen for one game. */
export interface GameChoices {
  options?: Record<string, string>;
  honours?: boolean;
  faceDown?: boolean;
  ceremony?: boolean;
}

export interface LobbyChoices {
  /** The game played last; it comes first. */
  last: string;
  level: Level;
  systems: Partial<Record<Side, string>>;
  games: Record<string, GameChoices>;
}

const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The choices of a new visitor. */
export const NOTHING_CHOSEN: LobbyChoices = { last: '', level: 'robot', systems: {}, games: {} };

/** Read the stored choices; invalid data gives those of a new visitor. */
export function readChoices(store: Pick<Storage, 'getItem'>): LobbyChoices {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    if (!isRecord(found)) return NOTHING_CHOSEN;
    const { last, level, systems, games } = found;
    return {
      last: typeof last === 'string' ? last : '',
      level: isLevel(level) ? level : 'robot',
      systems: isRecord(systems) ? (systems as LobbyChoices['systems']) : {},
      games: isRecord(games) ? (games as LobbyChoices['games']) : {},
    };
  } catch {
    return NOTHING_CHOSEN;
  }
}

export const keepChoices = (store: Pick<Storage, 'setItem'>, choices: LobbyChoices): void =>
  store.setItem(KEY, JSON.stringify(choices));

/** *games* as the lobby shows them: the one played last, then one to begin with, then as the server has them. */
export function orderGames<One extends { name: string }>(
  games: readonly One[],
  last: string,
): One[] {
  const rankGame = ({ name }: One): number => (name === last ? 0 : name === 'contract' ? 1 : 2);
  return [...games].sort((a, b) => rankGame(a) - rankGame(b));
}

/** Build the request for *game* from *choices*; `home` is the system of the visitor's country. */
export function openingOf(game: Game, choices: LobbyChoices, home: string): Opening {
  const { options, honours, faceDown, ceremony } = choices.games[game.name] ?? {};
  const asks = new Set(game.options.map(({ name }) => name));
  const agreed = Object.fromEntries(
    Object.entries(options ?? {}).filter(([name]) => asks.has(name)),
  );
  const systems = game.systems
    ? Object.fromEntries(SIDES.flatMap((side) => systemOf(side, choices, home)))
    : {};
  return {
    variant: game.name,
    ...(Object.keys(agreed).length ? { options: agreed } : {}),
    ...(game.honours && honours === false ? { honours } : {}),
    ...(game.systems && faceDown ? { faceDown } : {}),
    ...(game.sheet && ceremony ? { ceremony } : {}),
    ...(Object.keys(systems).length ? { systems } : {}),
    ...(choices.level === 'robot' ? {} : { robots: choices.level }),
  };
}

/** Fill in the robots' level and systems from the last choices in the lobby. */
export function completeOpening(asked: Opening, choices: LobbyChoices): Opening {
  const { level, systems } = choices;
  return {
    ...(level === 'robot' ? {} : { robots: level }),
    ...asked,
    ...(Object.keys({ ...systems, ...asked.systems }).length
      ? { systems: { ...systems, ...asked.systems } }
      : {}),
  };
}

function systemOf(side: Side, choices: LobbyChoices, home: string): [Side, string][] {
  const name = choices.systems[side] ?? home;
  return name ? [[side, name]] : [];
}
