/** Synchronizes deals, settings and progress between the browsers of an account. */
import { isDeal, writeDeals, readDeals, type KeptDeal } from '../deals/deals';
import { SEATS } from '../bridge/bridge';
import { saveAccount, readAccount, forgetAccount, type Known } from './account';
import type { AccountDeal, Bring, Brought } from '../wire/account';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const HEAD = 'biritch.';
/** What pages keep under `biritch.NAME` and what follows; `NAME*` is every name that begins so. Keys of tables, seats and clubs never do. */
const FOLLOWS = [
  'settings',
  'name',
  'own-system',
  'practice.wish',
  'practice.tally',
  'course*',
  'player',
];
/** What grows: of two, the sum of both is kept. */
const GROWS = ['practice.tally', 'course*', 'tournaments-follow'];
const FORGOTTEN = 'biritch.deals.forgotten';
const AT_ONCE = 300;
const ROUNDS = 12;

const matchesName = (list: readonly string[], name: string): boolean =>
  list.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));

/** Return a 53-bit hash of *text*, to detect changes. */
export function hashText(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** List the names of synchronized items stored here. */
function listFollowed(store: Store): string[] {
  const all = 'length' in store ? Object.keys(store as unknown as Record<string, string>) : [];
  const here = all.filter((key) => key.startsWith(HEAD)).map((key) => key.slice(HEAD.length));
  return here.filter((name) => matchesName(FOLLOWS, name));
}

/** Keep only the fields that the server reads. */
const toAccountDeal = (deal: KeptDeal): AccountDeal => ({
  key: deal.key,
  at: deal.at,
  board: deal.board,
  dealer: deal.dealer,
  vulnerable: deal.vulnerable,
  deal: deal.deal,
  calls: deal.calls,
  cards: deal.cards,
  contract: deal.contract,
  declarer: deal.declarer,
  tricks: deal.tricks,
  scoreNs: deal.scoreNs,
  me: deal.me,
  systems: deal.systems as Record<string, string>,
  title: deal.title.slice(0, 400),
  lost: deal.lost,
  tags: deal.tags.slice(0, 400).map((tag) => tag.slice(0, 120)),
  again: deal.again,
});

/** Return whether the server accepts *deal*; an imported file may hold anything. */
const isSound = (deal: KeptDeal): boolean =>
  SEATS.includes(deal.dealer) &&
  ['none', 'ns', 'ew', 'both'].includes(deal.vulnerable) &&
  deal.key.length <= 400 &&
  deal.deal.length <= 120 &&
  Number.isInteger(deal.board) &&
  deal.board >= 0 &&
  /^\d{4}-\d\d-\d\dT.{1,29}$/.test(deal.at) &&
  typeof deal.title === 'string' &&
  Number.isInteger(deal.again) &&
  [...deal.calls, ...deal.cards, deal.contract].every(
    (word) => typeof word === 'string' && word.length <= 12,
  ) &&
  typeof deal.systems === 'object';

function readForgotten(store: Store): string[] {
  try {
    const found: unknown = JSON.parse(store.getItem(FORGOTTEN) ?? '[]');
    return Array.isArray(found)
      ? found.filter((key): key is string => typeof key === 'string').slice(0, 4000)
      : [];
  } catch {
    return [];
  }
}

/** Collect what this browser has and the account may lack. */
export function collectChanges(store: Store, now: Known): Required<Bring> {
  const deals = readDeals(store)
    .filter(isSound)
    .map(toAccountDeal)
    .filter((deal) => now.deals[hashText(deal.key)] !== hashText(JSON.stringify(deal)));
  const texts: Record<string, string | null> = {};
  for (const name of listFollowed(store)) {
    const text = store.getItem(HEAD + name) ?? '';
    if (now.kept[name] !== hashText(text)) texts[name] = text;
  }
  for (const name of Object.keys(now.kept))
    if (store.getItem(HEAD + name) === null) texts[name] = null;
  return {
    since: now.n,
    deals: deals.slice(0, AT_ONCE),
    forgotten: readForgotten(store),
    kept: texts,
  };
}

export const isEmpty = (sent: Required<Bring>): boolean =>
  !sent.deals.length && !sent.forgotten.length && !Object.keys(sent.kept).length;

/** Apply what the server *brought* in reply to *sent*; return the new state. */
export function applyBrought(
  store: Store,
  before: Known,
  sent: Required<Bring>,
  brought: Brought,
): Known {
  const now: Known = {
    ...before,
    n: brought.n,
    deals: { ...before.deals },
    kept: { ...before.kept },
  };
  for (const deal of sent.deals) now.deals[hashText(deal.key)] = hashText(JSON.stringify(deal));
  const gone = new Set(brought.forgotten);
  const theirs = brought.deals.filter(isDeal);
  const byKey = new Map(
    readDeals(store)
      .filter(({ key }) => !gone.has(key))
      .map((deal) => [deal.key, deal]),
  );
  for (const deal of theirs) {
    byKey.set(deal.key, { ...byKey.get(deal.key), ...deal });
    now.deals[hashText(deal.key)] = hashText(JSON.stringify(toAccountDeal(deal)));
  }
  if (theirs.length || gone.size) writeDeals(store, [...byKey.values()]);
  for (const [name, text] of Object.entries(sent.kept))
    if (text !== null) now.kept[name] = hashText(text);
  for (const [name, text] of Object.entries(brought.kept)) applyText(store, now, name, text);
  for (const name of Object.keys(now.kept))
    if (sent.kept[name] === null && !brought.kept[name]) delete now.kept[name];
  const left = readForgotten(store).filter((key) => !sent.forgotten.includes(key));
  if (left.length) store.setItem(FORGOTTEN, JSON.stringify(left));
  else store.removeItem(FORGOTTEN);
  return now;
}

function applyText(store: Store, now: Known, name: string, text: string | null): void {
  if (!matchesName(FOLLOWS, name)) return;
  if (text === null) {
    store.removeItem(HEAD + name);
    delete now.kept[name];
    return;
  }
  const mine = store.getItem(HEAD + name);
  store.setItem(
    HEAD + name,
    mine !== null && matchesName(GROWS, name) ? mergeTexts(mine, text) : text,
  );
  // The merged value may hold more than the server's: it is then sent next time.
  now.kept[name] = hashText(text);
}

/** Merge two JSON texts that only grow: join lists, take the larger of two numbers. */
export function mergeTexts(mine: string, theirs: string): string {
  try {
    return JSON.stringify(mergeValues(JSON.parse(mine), JSON.parse(theirs)));
  } catch {
    return theirs;
  }
}

function mergeValues(mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs))
    return [...new Set<unknown>([...theirs, ...mine])].sort((a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : 0,
    );
  if (typeof mine === 'number' && typeof theirs === 'number') return Math.max(mine, theirs);
  if (typeof mine === 'boolean' && typeof theirs === 'boolean') return mine || theirs;
  if (isObject(mine) && isObject(theirs)) {
    const all = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return Object.fromEntries(
      [...all].map((key) => [
        key,
        key in mine
          ? key in theirs
            ? mergeValues(mine[key], theirs[key])
            : mine[key]
          : theirs[key],
      ]),
    );
  }
  return theirs ?? mine;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let going: Promise<boolean> | null = null;

/** Synchronize with the account until nothing changes; return whether it succeeded. */
export function synchronize(
  store: Storage = localStorage,
  fetching: typeof fetch = fetch,
): Promise<boolean> {
  going ??= runRounds(store, fetching).finally(() => (going = null));
  return going;
}

async function runRounds(store: Storage, fetching: typeof fetch): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = readAccount(store);
    if (!now) return false;
    const sent = collectChanges(store, now);
    if (round && isEmpty(sent)) return true;
    const body = JSON.stringify(sent);
    const answer = await fetching('/accounts/follow', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: body.length < 60_000, // as much as a page that is being left may still send
    }).catch(() => null);
    if (answer?.status === 401) forgetAccount(store); // signed out from elsewhere
    if (!answer?.ok) return false;
    saveAccount(store, applyBrought(store, now, sent, (await answer.json()) as Brought));
  }
  return true;
}

/** Synchronize while the page is open: now, each minute if needed, and when it is hidden. */
export function keepSynchronized(): void {
  const synchronizeChanges = (): void => {
    const now = readAccount(localStorage);
    if (now && !isEmpty(collectChanges(localStorage, now))) void synchronize();
  };
  void synchronize();
  setInterval(synchronizeChanges, 60_000);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && synchronizeChanges(),
  );
}
