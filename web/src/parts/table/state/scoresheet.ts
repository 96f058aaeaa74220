/** Layout of a score sheet: rows of two entries, ours first, above and below the line. */
import type { ScoreSheetView, SheetEntryView } from '../../../shared/wire/tables';

export type Row = readonly [SheetEntryView | null, SheetEntryView | null];

export interface Drawn {
  /** From the top: the oldest stand next to the line. */
  readonly above: readonly Row[];
  /** One list a game, with the one under way. */
  readonly games: readonly (readonly Row[])[];
}

const pairEntries = (we: readonly SheetEntryView[], they: readonly SheetEntryView[]): Row[] =>
  Array.from({ length: Math.max(we.length, they.length) }, (_, row) => [
    we[row] ?? null,
    they[row] ?? null,
  ]);

/** Arrange *entries* in two columns, side *ours* first. */
export function arrangeColumns(entries: readonly SheetEntryView[], ours: 'NS' | 'EW'): Drawn {
  const rowsOf = (game: number | null): Row[] => {
    const found = entries.filter((entry) => (entry.game ?? null) === game);
    return pairEntries(
      found.filter(({ side }) => side === ours),
      found.filter(({ side }) => side !== ours),
    );
  };
  const last = Math.max(0, ...entries.map(({ game }) => game ?? 0));
  return {
    above: rowsOf(null).reverse(),
    games: Array.from({ length: last + 1 }, (_, game) => rowsOf(game)),
  };
}

/** Return the points of the last deal, North-South minus East-West. */
export const lastBalance = (sheet: ScoreSheetView): number =>
  sheet.entries
    .filter(({ deal }) => deal === sheet.deals)
    .reduce((sum, { side, points }) => sum + (side === 'NS' ? points : -points), 0);

/** Return the points of North-South minus those of East-West. */
export const sumPoints = (entries: readonly SheetEntryView[]): number =>
  entries.reduce((sum, { side, points }) => sum + (side === 'NS' ? points : -points), 0);

/** Format *points* as money at *stake* per 100, in the style of *language*. */
export const formatAmount = (points: number, stake: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    (Math.abs(points) * stake) / 100,
  );
