/** The tournaments opened or directed in this browser: their addresses, kept here alone. */
export interface Mine {
  /** `event.key`. */
  at: string;
  archived: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'biritch.my-tournaments';
/** The same list where it follows an account: only if its owner says so. */
export const FOLLOWING = 'biritch.tournaments-follow';
const MOST = 200;

export function readMine(store: Store): Mine[] {
  const found: Mine[] = [];
  for (const key of [FOLLOWING, KEY]) {
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
      if (!Array.isArray(kept)) continue;
      for (const one of kept as unknown[]) {
        const { at, archived } = (one ?? {}) as Partial<Mine>;
        if (typeof at === 'string' && !found.some((other) => other.at === at))
          found.push({ at, archived: archived === true });
      }
    } catch {
      // what cannot be read is left as it is
    }
  }
  return found;
}

export const isFollowing = (store: Store): boolean => store.getItem(FOLLOWING) !== null;

export function keepMine(store: Store, all: readonly Mine[], following = isFollowing(store)): void {
  store.setItem(following ? FOLLOWING : KEY, JSON.stringify(all.slice(0, MOST)));
  store.removeItem(following ? KEY : FOLLOWING);
}

/** Remember the tournament at *at*, the latest first. */
export function rememberTournament(store: Store, at: string): void {
  const all = readMine(store);
  const known = all.find((one) => one.at === at);
  if (known === all[0] && known) return;
  keepMine(store, [known ?? { at, archived: false }, ...all.filter((one) => one !== known)]);
}

export const forgetTournament = (store: Store, at: string): void =>
  keepMine(
    store,
    readMine(store).filter((one) => one.at !== at),
  );

export const archiveTournament = (store: Store, at: string, archived: boolean): void =>
  keepMine(
    store,
    readMine(store).map((one) => (one.at === at ? { ...one, archived } : one)),
  );
