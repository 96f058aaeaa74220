/** Where the signs of a number card stand, on a card of 100 by 140. */
export interface Pip {
  x: number;
  y: number;
  turned: boolean;
}

const LEFT = 36;
const RIGHT = 64;
const MIDDLE = 50;

const pipsAt = (x: number, ...ys: number[]): Pip[] => ys.map((y) => ({ x, y, turned: y > 70 }));
const mirrorPips = (...ys: number[]): Pip[] => [...pipsAt(LEFT, ...ys), ...pipsAt(RIGHT, ...ys)];

const PIPS: Record<string, Pip[]> = {
  '2': pipsAt(MIDDLE, 28, 112),
  '3': pipsAt(MIDDLE, 28, 70, 112),
  '4': mirrorPips(28, 112),
  '5': [...mirrorPips(28, 112), ...pipsAt(MIDDLE, 70)],
  '6': mirrorPips(28, 70, 112),
  '7': [...mirrorPips(28, 70, 112), ...pipsAt(MIDDLE, 49)],
  '8': [...mirrorPips(28, 70, 112), ...pipsAt(MIDDLE, 49, 91)],
  '9': [...mirrorPips(26, 55, 85, 114), ...pipsAt(MIDDLE, 70)],
  T: [...mirrorPips(26, 55, 85, 114), ...pipsAt(MIDDLE, 40, 100)],
};

export const pipsOf = (rank: string): readonly Pip[] => PIPS[rank] ?? [];
