/** A deal of an exercise under way: where it is done, and what comes after it. */
import { findClass } from './kept';
import type { ExerciseView, ItemView } from '../../shared/wire/classes';

/** What one does of an exercise, in this tab. */
export interface Task {
  code: string;
  exercise: number;
  /** The deals in order: what each is called, and where it is done. */
  items: { key: string; path: string }[];
}

const KEY = 'biritch.class.task';

/** The address where *item* is done as part of an exercise. */
export function pathOf(
  code: string,
  exercise: number,
  item: Pick<ItemView, 'key' | 'path'>,
): string {
  const asked = new URLSearchParams({ class: code, exercise: String(exercise), item: item.key });
  return `${item.path}${item.path.includes('?') ? '&' : '?'}${asked}`;
}

/** Store *exercise* as begun at *item*; return the address to open. */
export function beginTask(
  store: Pick<Storage, 'setItem'>,
  code: string,
  exercise: ExerciseView,
  item: ItemView,
): string {
  const task: Task = {
    code,
    exercise: exercise.number,
    items: exercise.items.map(({ key, path }) => ({ key, path })),
  };
  store.setItem(KEY, JSON.stringify(task));
  return pathOf(code, exercise.number, item);
}

/** The deal that an address asks for as part of an exercise. */
export interface TaskDeal {
  code: string;
  key: string;
  exercise: number;
  item: string;
  /** Where what belongs to it is asked: `/classes/…/items/…`. */
  address: string;
  /** Where to go afterwards: the deal after it, or the class. */
  next: string;
}

export function taskDeal(
  search: string,
  kept: Pick<Storage, 'getItem'>,
  session: Pick<Storage, 'getItem'>,
): TaskDeal | null {
  const asked = new URLSearchParams(search);
  const [code, exercise, item] = [
    asked.get('class'),
    Number(asked.get('exercise')),
    asked.get('item'),
  ];
  const known = code ? findClass(kept, code) : null;
  if (!code || !exercise || !item || !known) return null;
  let next = `/class#${code}`;
  try {
    const task = JSON.parse(session.getItem(KEY) ?? 'null') as Task | null;
    const at =
      task?.code === code && task.exercise === exercise
        ? task.items.findIndex(({ key }) => key === item)
        : -1;
    const following = at >= 0 ? task?.items[at + 1] : undefined;
    if (following) next = pathOf(code, exercise, following);
  } catch {
    // The stored value is not a task: the pupil can go back to the class.
  }
  return {
    code,
    key: known.key,
    exercise,
    item,
    address: `/classes/${encodeURIComponent(code)}/exercises/${exercise}/items/${encodeURIComponent(item)}`,
    next,
  };
}
