/** Who is signed in, as this browser remembers it; the rest is fetched only where somebody is. */
const KEY = 'biritch.account';

/** How far this browser knows what follows the account, and marks of what it has sent. */
export interface Known {
  /** When the account was opened; this identifies the account. */
  of: string;
  name: string;
  n: number;
  deals: Record<string, string>;
  kept: Record<string, string>;
}

export function readAccount(store: Pick<Storage, 'getItem'>): Known | null {
  try {
    const found = JSON.parse(store.getItem(KEY) ?? 'null') as Partial<Known> | null;
    if (
      !found ||
      typeof found.of !== 'string' ||
      typeof found.name !== 'string' ||
      typeof found.n !== 'number'
    )
      return null;
    return {
      of: found.of,
      name: found.name,
      n: found.n,
      deals: found.deals ?? {},
      kept: found.kept ?? {},
    };
  } catch {
    return null;
  }
}

export const saveAccount = (store: Pick<Storage, 'setItem'>, now: Known): void =>
  store.setItem(KEY, JSON.stringify(now));
export const forgetAccount = (store: Pick<Storage, 'removeItem'>): void => store.removeItem(KEY);

/** Start synchronizing after the page has loaded; without an account load nothing. */
export function followAccount(): void {
  if (readAccount(localStorage))
    setTimeout(
      () => void import('./following').then(({ keepSynchronized }) => keepSynchronized()),
      1500,
    );
}
