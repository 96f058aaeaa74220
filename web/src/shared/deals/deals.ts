/** The visitor's deals, stored in this browser: add, search, delete, export. */
import type { TableView } from '../wire/tables';
import { readAccount } from '../visitor/account';
import { SEATS, sideOf, type Seat } from '../bridge/bridge';
import { eventOfDeal, eventTag, listHappenings, listMissed, tagsFor } from './happenings';

export type Mistake = 'bidding' | 'lead' | 'play' | 'defence';
export const MISTAKES: readonly Mistake[] = ['bidding', 'lead', 'play', 'defence'];

export interface KeptDeal {
  key: string;
  /** When it was last played, in ISO form. */
  at: string;
  board: number;
  dealer: Seat;
  vulnerable: 'none' | 'ns' | 'ew' | 'both';
  deal: string;
  calls: string[];
  cards: string[];
  contract: string;
  declarer: Seat | null;
  tricks: number | null;
  scoreNs: number | null;
  me: Seat;
  systems: Partial<Record<'NS' | 'EW', string>>;
  title: string;
  /** IMPs my side lost, by what it lost them in, once the deal was gone over. */
  lost: Partial<Record<Mistake, number>> | null;
  /** Words of what was bid and missed, to be searched. */
  tags: string[];
  /** How often it was played again. */
  again: number;
}

const KEY = 'biritch.deals';
/** More would not fit in what a browser keeps for one site. */
export const MOST = 1500;
/** Days after which a lost deal comes back, each time it is played again. */
const RETURNS = [1, 3, 7, 21];
const DAY = 86_400_000;
/** A board looked at again within ten minutes was not played again. */
const SITTING = 600_000;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function readDeals(store: Pick<Storage, 'getItem'>): KeptDeal[] {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isDeal) : [];
  } catch {
    return [];
  }
}

export function isDeal(value: unknown): value is KeptDeal {
  const deal = value as Partial<KeptDeal> | null;
  return (
    typeof deal === 'object' &&
    deal !== null &&
    typeof deal.key === 'string' &&
    typeof deal.at === 'string' &&
    typeof deal.deal === 'string' &&
    typeof deal.board === 'number' &&
    Array.isArray(deal.calls) &&
    Array.isArray(deal.cards) &&
    typeof deal.contract === 'string' &&
    SEATS.includes(deal.me as Seat) &&
    Array.isArray(deal.tags)
  );
}

/** Keep *deals*, the newest first; the oldest go when there are too many. */
export function writeDeals(store: Store, deals: readonly KeptDeal[]): KeptDeal[] {
  const sorted = [...deals].sort((a, b) => b.at.localeCompare(a.at)).slice(0, MOST);
  for (let size = sorted.length; size > 0; size = Math.floor(size * 0.8)) {
    try {
      store.setItem(KEY, JSON.stringify(sorted.slice(0, size)));
      return sorted.slice(0, size);
    } catch {
      // The browser's room is full: the oldest go.
    }
  }
  return sorted;
}

/** What an address says of *deal*, whose code is *code*: the seat and the systems too, so that it is judged alike elsewhere. */
export function linkOf({ me, systems }: Pick<KeptDeal, 'me' | 'systems'>, code: string): string {
  const said = Object.entries({ me, ns: systems.NS, ew: systems.EW }).filter(([, value]) => value);
  return `d=${code}${said.map(([name, value]) => `&${name}=${encodeURIComponent(value as string)}`).join('')}`;
}

/** *deal* with the seat and the systems that an address says. */
export function withLink(deal: KeptDeal, hash: URLSearchParams): KeptDeal {
  const me = SEATS.find((seat) => seat === hash.get('me')) ?? deal.me;
  const [ns, ew] = [hash.get('ns'), hash.get('ew')];
  return {
    ...deal,
    me,
    key: deal.key.replace(/[NESW]$/, me),
    systems: { ...(ns ? { NS: ns } : {}), ...(ew ? { EW: ew } : {}) },
  };
}

/** Remember *deal*; one played again takes the place of what was there. */
export function rememberDeal(store: Store, deal: KeptDeal): KeptDeal[] {
  const before = readDeals(store);
  const earlier = before.find(({ key }) => key === deal.key);
  const anew = earlier && Date.parse(deal.at) - Date.parse(earlier.at) > SITTING;
  const again = (earlier?.again ?? 0) + (anew ? 1 : 0);
  const lost = deal.lost ?? (anew ? null : (earlier?.lost ?? null));
  // Where it was played first, and what was found there, is still so when it is played again.
  const tags = [
    ...new Set([
      ...deal.tags,
      ...(earlier?.tags ?? []).filter((tag) => tag.startsWith('event:') || !anew),
    ]),
  ];
  const title = deal.title || (earlier?.title ?? '');
  return writeDeals(store, [
    { ...deal, lost, again, tags, title },
    ...before.filter(({ key }) => key !== deal.key),
  ]);
}

const FORGOTTEN = 'biritch.deals.forgotten';

/** Delete the deal *key* here and, if signed in, in all browsers of the account. */
export function forgetDeal(store: Store, key: string): KeptDeal[] {
  if (readAccount(store)) {
    const before = JSON.parse(store.getItem(FORGOTTEN) ?? '[]') as string[];
    store.setItem(FORGOTTEN, JSON.stringify([...before, key]));
  }
  return writeDeals(
    store,
    readDeals(store).filter((deal) => deal.key !== key),
  );
}

/** The deals of another browser, joined to these. */
export function mergeDeals(mine: readonly KeptDeal[], theirs: readonly unknown[]): KeptDeal[] {
  const byKey = new Map(mine.map((deal) => [deal.key, deal]));
  for (const deal of theirs.filter(isDeal)) {
    const known = byKey.get(deal.key);
    if (!known || known.at < deal.at) byKey.set(deal.key, deal);
  }
  return [...byKey.values()];
}

/** Return a finished board to be stored; null for games without an auction. */
export function dealOfView(view: TableView, at: string, event = ''): KeptDeal | null {
  if (
    !view.deal ||
    !view.result ||
    !view.auction.length ||
    view.variant.startsWith('honeymoon') ||
    !view.you
  )
    return null;
  const pbn = `N:${SEATS.map((seat) => holdingOf(view.deal![seat] ?? [])).join(' ')}`;
  const calls = view.auction.map(({ call }) => call);
  return {
    key: `${pbn} ${view.dealer} ${view.vulnerable} ${view.you}`,
    at,
    board: view.board,
    dealer: view.dealer,
    vulnerable: view.vulnerable,
    deal: pbn,
    calls,
    cards: (view.played ?? []).flatMap(({ cards }) => cards.map(({ card }) => card)),
    contract: view.contract ?? 'Pass',
    declarer: view.declarer,
    tricks: view.result.tricks,
    scoreNs: view.result.scoreNs,
    me: view.you,
    systems: view.systems as KeptDeal['systems'],
    title: '',
    lost: null,
    tags: [
      ...tagsOf(view),
      ...(view.result.claimed ? tagsFor(['claim']) : []),
      ...(event ? [eventTag(event)] : []),
    ],
    again: 0,
  };
}

/** The rules of the calls made, so that a convention can be searched by its name. */
function tagsOf(view: TableView): string[] {
  const rules = [...view.auction, ...view.explained].flatMap(({ meaning }) =>
    meaning?.rule ? [meaning.rule] : [],
  );
  return [...new Set([view.variant, ...rules])];
}

const holdingOf = (cards: readonly string[]): string =>
  ['S', 'H', 'D', 'C']
    .map((suit) => [...'AKQJT98765432'].filter((rank) => cards.includes(suit + rank)).join(''))
    .join('.');

/** IMPs lost in all, 0 where nobody went over it. */
export const pointsLost = (deal: KeptDeal): number =>
  MISTAKES.reduce((sum, kind) => sum + (deal.lost?.[kind] ?? 0), 0);

/** My side's score. */
export const ownScore = (deal: KeptDeal): number =>
  (deal.scoreNs ?? 0) * (sideOf(deal.me) === 'NS' ? 1 : -1);

/** Whether a deal that was lost is to be played again by now. */
export function isDue(deal: KeptDeal, now: number): boolean {
  const days = RETURNS[deal.again];
  return pointsLost(deal) >= 2 && days !== undefined && now - Date.parse(deal.at) >= days * DAY;
}

export type Choice = 'all' | 'lost' | 'won' | 'again';

/** Return the deals that match all *words*, the *choice* and every *wanted* happening. */
export function searchDeals(
  deals: readonly KeptDeal[],
  words: string,
  choice: Choice,
  now: number,
  wanted: readonly string[] = [],
  translate: (name: string) => string = (name) => name,
): KeptDeal[] {
  const asked = foldText(words).split(/\s+/).filter(Boolean);
  return deals.filter((deal) => {
    if (choice === 'lost' && !pointsLost(deal)) return false;
    if (choice === 'won' && ownScore(deal) <= 0) return false;
    if (choice === 'again' && !isDue(deal, now)) return false;
    const happened = listHappenings(deal);
    if (!wanted.every((name) => happened.includes(name))) return false;
    if (!asked.length) return true;
    const text = foldText(
      [
        deal.contract,
        deal.contract.replace('N', 'NT'),
        deal.contract.replace('N', 'SA'),
        deal.declarer ?? '',
        deal.at.slice(0, 10),
        deal.title,
        `${deal.board}`,
        ...Object.values(deal.systems),
        ...deal.tags,
        ...happened.map(translate),
        ...MISTAKES.filter((kind) => deal.lost?.[kind]),
      ].join(' '),
    );
    return asked.every((word) => text.includes(word));
  });
}

const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** IMPs lost since *since*, by what they were lost in. */
export function countMistakes(deals: readonly KeptDeal[], since: number): Record<Mistake, number> {
  const sums: Record<Mistake, number> = { bidding: 0, lead: 0, play: 0, defence: 0 };
  for (const deal of deals)
    if (Date.parse(deal.at) >= since)
      for (const kind of MISTAKES) sums[kind] += deal.lost?.[kind] ?? 0;
  return sums;
}

/** What was lost by the technique that was missed, the dearest first. */
export function sumMissed(deals: readonly KeptDeal[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const deal of deals)
    for (const [name, imps] of listMissed(deal)) sums.set(name, (sums.get(name) ?? 0) + imps);
  return [...sums].sort((a, b) => b[1] - a[1]);
}

/** Deals played in one go: at one tournament, or with no break of three hours. */
export interface Session {
  key: string;
  from: string;
  title: string;
  deals: KeptDeal[];
}
const BREAK = 3 * 3_600_000;

/** The sessions of *deals*, the latest first; what only lies in the library is none. */
export function groupSessions(deals: readonly KeptDeal[]): Session[] {
  const all: Session[] = [];
  for (const deal of [...deals]
    .filter(({ scoreNs }) => scoreNs !== null)
    .sort((a, b) => a.at.localeCompare(b.at))) {
    const last = all.at(-1);
    const event = eventOfDeal(deal);
    const before = last?.deals.at(-1);
    const same =
      before &&
      eventOfDeal(before) === event &&
      (event || Date.parse(deal.at) - Date.parse(before.at) < BREAK);
    if (last && same) last.deals.push(deal);
    else all.push({ key: deal.at, from: deal.at, title: event ? deal.title : '', deals: [deal] });
    if (event && deal.title && all.at(-1)) all.at(-1)!.title = deal.title;
  }
  return all.reverse();
}
