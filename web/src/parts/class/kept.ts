/** The classes this browser knows, each with the key that opens it. */
const KEY = 'biritch.classes';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface KnownClass {
  code: string;
  key: string;
  title: string;
  /** The pupil's name; empty for the teacher. */
  name: string;
}

const isKnown = (value: unknown): value is KnownClass =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'key', 'title', 'name'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

/** Read the stored classes, the latest seen first; drop entries that are not valid. */
export function readClasses(store: Pick<Storage, 'getItem'>): KnownClass[] {
  try {
    const found = JSON.parse(store.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter(isKnown) : [];
  } catch {
    return [];
  }
}

export const findClass = (store: Pick<Storage, 'getItem'>, code: string): KnownClass | null =>
  readClasses(store).find((one) => one.code === code) ?? null;

/** Store *one* at the head of the list. */
export function keepClass(store: Store, one: KnownClass): void {
  store.setItem(
    KEY,
    JSON.stringify(
      [one, ...readClasses(store).filter(({ code }) => code !== one.code)].slice(0, 40),
    ),
  );
}

export function forgetClass(store: Store, code: string): void {
  store.setItem(KEY, JSON.stringify(readClasses(store).filter((one) => one.code !== code)));
}

/** Return the class an address names, and its key if given: `#k3x7qa`, `#k3x7qa.KEY`. */
export function readAddress(hash: string): { code: string; key: string } | null {
  const found = /^#?([a-z0-9]{4,12})(?:\.([\w-]{8,64}))?$/.exec(hash.trim());
  return found ? { code: found[1] as string, key: found[2] ?? '' } : null;
}
