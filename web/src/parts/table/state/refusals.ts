/** Reasons why actions are illegal, from the server's view. */
import type { View } from '../../../shared/bridge/bridge';
import type { ForbiddenActions } from '../../../shared/wire/tables';

/** Return the refusal for *what*, or the general one; null if it is legal. */
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
