/** Which deals of the first course were done in this browser. */
const KEY = 'biritch.course';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The numbers of the deals that are done, by lesson. */
export type Progress = Record<string, number[]>;

/** Read the stored progress; invalid data counts as empty. */
export function readProgress(store: Pick<Storage, 'getItem'>): Progress {
  try {
    const found = JSON.parse(store.getItem(KEY) ?? '{}') as unknown;
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    const entries = Object.entries(found).filter(
      (entry): entry is [string, number[]] =>
        Array.isArray(entry[1]) && entry[1].every((deal) => Number.isInteger(deal)),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Return *progress* with *deal* of *lesson* marked done. */
export function withDone(progress: Progress, lesson: string, deal: number): Progress {
  const before = progress[lesson] ?? [];
  return before.includes(deal)
    ? progress
    : { ...progress, [lesson]: [...before, deal].sort((a, b) => a - b) };
}

/** Store *progress*, if the browser allows it. */
export function saveProgress(store: Store, progress: Progress): void {
  try {
    store.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Storage is unavailable: the course works without it.
  }
}

/** How many of the *deals* of a lesson are done. */
export const doneOf = (progress: Progress, lesson: string, deals: number): number =>
  (progress[lesson] ?? []).filter((deal) => deal >= 1 && deal <= deals).length;

/** The lesson to go on with: the first that is not done after the last that was begun; none when all are. */
export function nextLesson<L extends { name: string; deals: number }>(
  lessons: readonly L[],
  progress: Progress,
): L | null {
  const isOpen = (lesson: L): boolean => doneOf(progress, lesson.name, lesson.deals) < lesson.deals;
  const begun = lessons.findLastIndex((lesson) => doneOf(progress, lesson.name, lesson.deals) > 0);
  return lessons.slice(Math.max(0, begun)).find(isOpen) ?? lessons.find(isOpen) ?? null;
}
