/** How each deal of the course went, day by day: what repetition, colours and the streak are made of. */
const KEY = 'biritch.course.reviews';
/** Days kept of one deal: older ones no longer change when it comes again. */
const MOST_DAYS = 20;
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** 1 done alone, 2 done with a hint, 3 missed at least once that day. Of two browsers the higher counts. */
export type Grade = 1 | 2 | 3;
/** The worst grade of each day, by the deal (`LESSON/NUMBER`). */
export type Reviews = Record<string, Record<string, Grade>>;

export const dealKey = (lesson: string, deal: number): string => `${lesson}/${deal}`;

/** Where the deal *key* is done again, as a repetition. */
export function repeatPath(key: string): string {
  const [lesson = '', deal = '1'] = key.split('/');
  return `/learn/course/${lesson}?deal=${deal}&repeat`;
}

/** The day of *time* where the pupil is, as 2026-11-28. */
export function dayOf(time: Date): string {
  const padTwo = (value: number): string => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${padTwo(time.getMonth() + 1)}-${padTwo(time.getDate())}`;
}

/** The day *count* days after *day*. */
export function dayAfter(day: string, count = 1): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon.toISOString().slice(0, 10);
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Read the stored reviews; invalid data counts as empty. */
export function readReviews(store: Pick<Storage, 'getItem'>): Reviews {
  let found: unknown;
  try {
    found = JSON.parse(store.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (!isObject(found)) return {};
  const reviews: Reviews = {};
  for (const [key, days] of Object.entries(found)) {
    if (!/^[a-z0-9-]+\/\d{1,3}$/.test(key) || !isObject(days)) continue;
    const sound = Object.entries(days).filter(
      (entry): entry is [string, Grade] =>
        isDay(entry[0]) && (entry[1] === 1 || entry[1] === 2 || entry[1] === 3),
    );
    if (sound.length) reviews[key] = Object.fromEntries(sound);
  }
  return reviews;
}

/** Add *grade* for the deal *key* on *day*; the worst grade of a day counts. */
export function withReview(reviews: Reviews, key: string, day: string, grade: Grade): Reviews {
  const before = reviews[key] ?? {};
  const worst = Math.max(before[day] ?? 1, grade) as Grade;
  const days = Object.entries({ ...before, [day]: worst }).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...reviews, [key]: Object.fromEntries(days.slice(-MOST_DAYS)) };
}

/** Store *reviews*, if the browser allows it. */
export function keepReviews(store: Store, reviews: Reviews): void {
  try {
    store.setItem(KEY, JSON.stringify(reviews));
  } catch {
    // Storage is unavailable: the course works without it.
  }
}

/** On how many days on end something was done, up to *today* or to the day before. */
export function streak(reviews: Reviews, today: string): number {
  const days = new Set(Object.values(reviews).flatMap((each) => Object.keys(each)));
  let day = days.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day = dayAfter(day, -1);
  }
  return count;
}
