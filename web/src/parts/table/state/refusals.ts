/** Why something may not be done, as the server told it with the view. */
import type { View } from '../../../shared/bridge/bridge';
import type { ForbiddenActions } from '../../../shared/wire/tables';

/** The reason why *what* is forbidden: one that names it, or one of them all; none where it is allowed. */
export function findRefusal(
  view: (Pick<View, 'legal'> & Partial<Pick<View, 'forbidden'>>) | null,
  what: string,
): ForbiddenActions | null {
  if (!view || view.legal.includes(what)) return null;
  const told = view.forbidden ?? [];
  return (
    told.find((each) => each.what?.includes(what)) ??
    told.find((each) => !each.what?.length) ??
    null
  );
}

/** "44C", for "Law 44C". */
export const lawOf = (told: { law?: number | null; clause?: string }): string | null =>
  told.law == null ? null : `${told.law}${told.clause ?? ''}`;
