import type { ClassTableView } from '../../shared/wire/classes';

/**
 * Whom a word goes to: the numbers of pupils, none of them for the whole class; `null` where nobody
 * would hear it, at a table of robots or one that was closed meanwhile.
 */
export function findAddressees(
  to: string | undefined,
  tables: readonly Pick<ClassTableView, 'number' | 'chairs'>[],
): number[] | null {
  const [kind, number] = (to ?? '').split(' ');
  if (kind === 'all') return [];
  if (kind === 'pupil') return [Number(number)];
  const table = tables.find((one) => one.number === Number(number));
  const pupils = Object.values(table?.chairs ?? {});
  return pupils.length ? pupils : null;
}
