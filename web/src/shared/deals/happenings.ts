/** Names of what happened on a deal, in groups, to search by. */
import type { KeptDeal, Mistake } from './deals';
import type { DealReview } from '../wire/learn';
import { sideOf } from '../bridge/bridge';

/** In the order in which they are offered; the server's `coach/happenings.py` has the same. */
export const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  [
    'contract',
    [
      'passed-out',
      'part-score',
      'game',
      'slam',
      'grand-slam',
      'doubled',
      'redoubled',
      'contested',
      'sacrifice',
    ],
  ],
  ['result', ['made', 'overtricks', 'down', 'down-much', 'game-missed', 'slam-missed']],
  ['lead', ['lead-S', 'lead-H', 'lead-D', 'lead-C', 'lead-trump', 'lead-partner']],
  [
    'technique',
    [
      'finesse',
      'drop',
      'hold-up',
      'ruff',
      'ruff-them',
      'set-up',
      'discard',
      'duck',
      'throw-in',
      'squeeze',
      'safety',
      'unblock',
    ],
  ],
  ['table', ['claim', 'revoke', 'insufficient', 'out-of-turn']],
];
const MISTAKES = ['bidding', 'lead', 'play', 'defence'];
const DID = 'did:';
const MISSED = 'missed:';
const EVENT = 'event:';

/** What happened on *deal*, with the kinds of mistakes my side made (`mistake-play`). */
export const listHappenings = ({ tags, lost }: Pick<KeptDeal, 'tags' | 'lost'>): string[] => [
  ...tags.filter((tag) => tag.startsWith(DID)).map((tag) => tag.slice(DID.length)),
  ...MISTAKES.filter((kind) => lost?.[kind as Mistake]).map((kind) => `mistake-${kind}`),
];

export const tagsFor = (happened: readonly string[]): string[] =>
  happened.map((name) => DID + name);

/** The tournament *deal* was played at, if any. */
export const eventOfDeal = ({ tags }: Pick<KeptDeal, 'tags'>): string =>
  tags.find((tag) => tag.startsWith(EVENT))?.slice(EVENT.length) ?? '';
export const eventTag = (event: string): string => EVENT + event;

/** Which techniques my side missed and what they cost: [name, IMPs]. */
export const listMissed = ({ tags }: Pick<KeptDeal, 'tags'>): [string, number][] =>
  tags
    .filter((tag) => tag.startsWith(MISSED))
    .map((tag) => {
      const [, name = '', imps = '0'] = tag.split(':');
      return [name, Number(imps) || 0];
    });

/** Add the results of *review* to *deal*: IMPs lost, happenings, techniques missed. */
export function withReview(deal: KeptDeal, review: DealReview): KeptDeal {
  const side = sideOf(deal.me);
  const missed = (review.dearCards[side] ?? []).filter(
    ({ technique, price }) => technique && price > 0,
  );
  const kept = deal.tags.filter(
    (tag) =>
      !tag.startsWith(MISSED) &&
      !(tag.startsWith(DID) && review.happened.includes(tag.slice(DID.length))),
  );
  return {
    ...deal,
    lost: review.lost[side] as Record<Mistake, number>,
    tags: [
      ...kept,
      ...tagsFor(review.happened),
      ...missed.map(({ technique, price }) => `${MISSED}${technique}:${price}`),
    ],
  };
}

/** Every name that happened on some deal, with how many times, in the order of the groups. */
export function countNames(
  all: readonly (readonly string[])[],
): { group: string; names: [string, number][] }[] {
  const times = new Map<string, number>();
  for (const names of all)
    for (const name of new Set(names)) times.set(name, (times.get(name) ?? 0) + 1);
  const groups = [...GROUPS, ['mistake', MISTAKES.map((kind) => `mistake-${kind}`)] as const];
  return groups
    .map(([group, names]) => ({
      group,
      names: names.flatMap((name): [string, number][] =>
        times.has(name) ? [[name, times.get(name) ?? 0]] : [],
      ),
    }))
    .filter(({ names }) => names.length);
}

const KEYS = 'biritch.events';
const MOST = 40;

/** Store the key of *event*, which gives access to the field's results, in this browser only. */
export function rememberKey(
  store: Pick<Storage, 'getItem' | 'setItem'>,
  event: string,
  key: string,
): void {
  const before = keysOf(store).filter(([name]) => name !== event);
  store.setItem(KEYS, JSON.stringify([[event, key], ...before].slice(0, MOST)));
}

function keysOf(store: Pick<Storage, 'getItem'>): [string, string][] {
  try {
    const found: unknown = JSON.parse(store.getItem(KEYS) ?? '[]');
    return Array.isArray(found)
      ? found.filter(
          (pair): pair is [string, string] =>
            Array.isArray(pair) &&
            pair.length === 2 &&
            pair.every((word) => typeof word === 'string'),
        )
      : [];
  } catch {
    return [];
  }
}

export const findKey = (store: Pick<Storage, 'getItem'>, event: string): string =>
  keysOf(store).find(([name]) => name === event)?.[1] ?? '';
