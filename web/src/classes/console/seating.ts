/** Who sits where, when a deal is opened: pupils in the chairs, robots in the rest. */
import type { Seat } from '../../shared/bridge/bridge';

export type Chairs = Partial<Record<Seat, number>>;

/** The chairs that are filled first, by how many pupils sit at a table. */
const FILLED: Record<number, readonly Seat[]> = {
  1: ['S'],
  2: ['S', 'N'],
  3: ['S', 'N', 'E'],
  4: ['S', 'W', 'N', 'E'],
};

/** Seat *pupils* in order, *each* to a table; the rest share a last table with robots. */
export function seatAll(pupils: readonly number[], each: 1 | 2 | 4): Chairs[] {
  const tables: Chairs[] = [];
  for (let at = 0; at < pupils.length; at += each) {
    const here = pupils.slice(at, at + each);
    const seats = FILLED[here.length] ?? [];
    tables.push(Object.fromEntries(here.map((pupil, turn) => [seats[turn], pupil])) as Chairs);
  }
  return tables;
}

/** Everybody moves one chair on, clockwise. */
export function rotateChairs(chairs: Chairs): Chairs {
  const next: Record<Seat, Seat> = { N: 'E', E: 'S', S: 'W', W: 'N' };
  return Object.fromEntries(
    Object.entries(chairs).map(([seat, pupil]) => [next[seat as Seat], pupil]),
  ) as Chairs;
}
