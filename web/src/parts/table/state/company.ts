/** Describe changes around a table of friends, in sentences to be read aloud. */
import type { Say } from '../../../shared/words/fluent';
import type { RemarkView, TableCompany } from '../../../shared/wire/tables';
import type { Seat } from '../../../shared/bridge/bridge';

export const PHRASES = [
  'hello',
  'good-luck',
  'thank-you',
  'one-moment',
  'back',
  'take-your-time',
  'sorry',
  'well-played',
  'last-board',
  'goodbye',
] as const;

/** Return the text of a remark: as typed, or its phrase in the reader's language. */
export const remarkText = (
  remark: Pick<RemarkView, 'text' | 'phrase' | 'calls'>,
  say: Say,
): string =>
  remark.phrase
    ? say(`phrase-${remark.phrase}`)
    : remark.text || (remark.calls ? say('director-called') : '');

/** Return the name of the guest who made the remark. */
export const speakerName = (
  company: TableCompany,
  remark: Pick<RemarkView, 'guest'>,
  say: Say,
): string =>
  remark.guest === company.you
    ? say('you')
    : (company.guests.find(({ number }) => number === remark.guest)?.name ?? say('somebody'));

export interface CompanyNews {
  told: string[];
  /** Remarks of others that are new. */
  unread: number;
}

/** Describe what changed from *before* to *now*. */
export function describeCompanyChanges(
  before: TableCompany | null,
  now: TableCompany,
  say: Say,
): CompanyNews {
  if (before === null || before.table !== now.table) return { told: [], unread: 0 };
  const last = before.remarks.at(-1)?.n ?? 0;
  const heard = now.remarks.filter(({ n, guest }) => n > last && guest !== now.you);
  const told = heard.map((remark) =>
    say(remark.calls ? 'director-call-told' : 'said-by', {
      who: speakerName(now, remark, say),
      text: remarkText(remark, say),
    }),
  );
  for (const seat of now.players as Seat[])
    told.push(...describeSeatChange(before, now, seat, say));
  if (now.undo && !before.undo)
    told.push(say('undo-asked', { seat: say(`seat-${now.undo.seat}`) }));
  const asks = now.guests.filter(
    ({ number, waits }) => waits && !before.guests.some((guest) => guest.number === number),
  );
  if (now.host) for (const { name } of asks) told.push(say('look-asks', { name }));
  told.push(...describeOvertime(now, say, before.overtime));
  if (now.questions.some((call) => !before.questions.includes(call)))
    told.push(say('question-told'));
  return { told, unread: heard.length };
}

/** Say which sides have used up their time; sides in *told* are left out. */
export function describeOvertime(
  company: TableCompany,
  say: Say,
  told: readonly string[] = [],
): string[] {
  const host = company.guests.find(({ number }) => number === 0)?.name ?? say('somebody');
  const sides = (company.overtime ?? []).filter((side) => !told.includes(side));
  return sides.map((side) =>
    say(`overtime-over-${company.manners.overtime ?? 'told'}`, { side: say(`side-${side}`), host }),
  );
}

function describeSeatChange(
  before: TableCompany,
  now: TableCompany,
  seat: Seat,
  say: Say,
): string[] {
  const [was, is] = [before.seats[seat], now.seats[seat]];
  if (!was || !is || (was.kind === is.kind && was.guest === is.guest && was.here === is.here))
    return [];
  const blanks = { seat: say(`seat-${seat}`), name: is.name };
  if (is.kind === 'open') return [say('seat-open-told', blanks)];
  if (is.kind === 'robot')
    return [say(is.guest === null ? 'seat-robot-told' : 'robot-for-told', blanks)];
  if (!is.here) return [say('seat-away-told', blanks)];
  return is.guest === now.you && was.guest === now.you ? [] : [say('seat-taken-told', blanks)];
}
