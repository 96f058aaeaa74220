/** Where the signs of a number card stand, on a card of 100 by 140. */
export interface Pip {
  x: number;
  y: number;
  turned: boolean;
}

const LEFT = 36;
const RIGHT = 64;
const MIDDLE = 50;

const at = (x: number, ...ys: number[]): Pip[] => ys.map((y) => ({ x, y, turned: y > 70 }));
const both = (...ys: number[]): Pip[] => [...at(LEFT, ...ys), ...at(RIGHT, ...ys)];

const PIPS: Record<string, Pip[]> = {
  '2': at(MIDDLE, 28, 112),
  '3': at(MIDDLE, 28, 70, 112),
  '4': both(28, 112),
  '5': [...both(28, 112), ...at(MIDDLE, 70)],
  '6': both(28, 70, 112),
  '7': [...both(28, 70, 112), ...at(MIDDLE, 49)],
  '8': [...both(28, 70, 112), ...at(MIDDLE, 49, 91)],
  '9': [...both(26, 55, 85, 114), ...at(MIDDLE, 70)],
  T: [...both(26, 55, 85, 114), ...at(MIDDLE, 40, 100)],
};

export const pipsOf = (rank: string): readonly Pip[] => PIPS[rank] ?? [];
