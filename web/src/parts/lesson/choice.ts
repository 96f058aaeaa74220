/** Which bidding the course teaches: chosen once, kept in the browser. */
const KEY = 'biritch.course.bidding';

export type CourseName = 'french' | 'sayc' | 'acol';
export const COURSES: readonly CourseName[] = ['french', 'sayc', 'acol'];

/** What was chosen here; none before the first choice. */
export function readCourseChoice(store: Pick<Storage, 'getItem'>): CourseName | null {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    return COURSES.find((each) => each === found) ?? null;
  } catch {
    return null;
  }
}

/** What most readers of *language* will meet: in Britain Acol, elsewhere the American standard. */
export function usualCourse(language: string, tags: readonly string[]): CourseName {
  if (language === 'fr') return 'french';
  return /^en-(GB|IE|AU|NZ|ZA)\b/i.test(tags[0] ?? '') ? 'acol' : 'sayc';
}

/** Keep the choice; a browser that keeps nothing asks again. */
export function chooseCourse(store: Pick<Storage, 'setItem'>, course: CourseName): void {
  try {
    store.setItem(KEY, JSON.stringify(course));
  } catch {
    // Storage is unavailable: the choice lasts while the page is open.
  }
}
