/** From a step of a lesson file to the lesson table, and back to where one was. */
import { packText } from './packed';

type Session = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const KEY = 'biritch.lesson.left';

/** Where a lesson was left for the table: what was read, its address, the board and the step. */
export interface LeftLesson {
  where: string;
  back: string;
  board: number;
  step: number;
  /** Whether the goal was reached at the table. */
  done: boolean;
}

function readLeft(session: Pick<Storage, 'getItem'>): LeftLesson | null {
  try {
    const found = JSON.parse(session.getItem(KEY) ?? 'null') as Partial<LeftLesson> | null;
    return found &&
      typeof found.where === 'string' &&
      typeof found.back === 'string' &&
      typeof found.board === 'number' &&
      typeof found.step === 'number'
      ? (found as LeftLesson)
      : null;
  } catch {
    return null;
  }
}

/** Store the place in the lesson; return the address of the table. */
export async function leaveForTable(
  session: Session,
  left: Omit<LeftLesson, 'done'>,
  text: string,
  task = '',
): Promise<string> {
  session.setItem(KEY, JSON.stringify({ ...left, done: false }));
  const asked = new URLSearchParams(task);
  asked.set('step', String(left.step));
  return `/learn/course/board?${asked}#f=${await packText(text)}`;
}

/** Whether the lesson *where* was left for a table. */
export const isLeft = (session: Pick<Storage, 'getItem'>, where: string): boolean =>
  readLeft(session)?.where === where;

/** Return the place left in the lesson *where* and forget it; null if there is none. */
export function takeLeftLesson(session: Session, where: string): LeftLesson | null {
  const left = readLeft(session);
  if (left?.where !== where) return null;
  session.removeItem(KEY);
  return left;
}

/** Note that the goal was reached. */
export function markDone(session: Session): void {
  const left = readLeft(session);
  if (left) session.setItem(KEY, JSON.stringify({ ...left, done: true }));
}

/** The address one came to the table from; the page of lesson files where there is none. */
export const pathBack = (session: Pick<Storage, 'getItem'>): string =>
  readLeft(session)?.back ?? '/learn/file';
