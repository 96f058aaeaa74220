/** What the pages for learning ask of the server: deals gone over, tables opened, files. */
import { withKey } from '../server/keys';
import { countrySystem } from '../visitor/country';
import { readAnswer, post } from '../server/ask';
import type { Language } from '../words/fluent';
import type { KeptDeal } from './deals';
import type { DealMessage, DealReview, FieldTable, PlayedBoard } from '../wire/learn';

type Asked = Pick<
  KeptDeal,
  'board' | 'dealer' | 'vulnerable' | 'deal' | 'calls' | 'cards' | 'systems'
> & { tricks?: number | null };

const jsonBody = ({ board, dealer, vulnerable, deal, calls, cards, systems, tricks }: Asked) => ({
  board,
  dealer,
  vulnerable,
  deal,
  calls,
  cards,
  systems,
  tricks: tricks ?? null,
});

export const fetchReview = (deal: Asked): Promise<DealReview> =>
  post<DealReview>('/learn/review', jsonBody(deal));
export const fetchField = (deal: Asked): Promise<FieldTable[]> =>
  post<FieldTable[]>('/learn/field', jsonBody(deal));

/** Board *board* of the tournament *event*, once it is played everywhere. */
export const fetchBoard = (event: string, board: number, key: string): Promise<PlayedBoard> =>
  readAnswer<PlayedBoard>(
    fetch(`/events/${encodeURIComponent(event)}/boards/${board}`, {
      cache: 'no-store',
      headers: withKey(key),
    }),
  );

/** The number of a board with that dealer and vulnerability: every pair of them is one of sixteen. */
export function boardNumberLike(board: number, dealer: string, vulnerable: string): number {
  const valueOf = (n: number): string => {
    const place = (n - 1) % 16;
    return `${'NESW'[place % 4]} ${['none', 'ns', 'ew', 'both'][((place % 4) + Math.floor(place / 4)) % 4]}`;
  };
  if (valueOf(board) === `${dealer} ${vulnerable}`) return board;
  return (
    Array.from({ length: 16 }, (_, place) => place + 1).find(
      (n) => valueOf(n) === `${dealer} ${vulnerable}`,
    ) ?? board
  );
}

/** Open a table with the deal on it, *begun* by those calls and cards, and go there. */
export async function openTableFor(
  deal: Asked & { me?: string },
  begun: readonly string[] = [],
): Promise<void> {
  const { ns, ew } = { ns: deal.systems.NS, ew: deal.systems.EW };
  const opened = await post<{ table: string; token: string }>('/tables', {
    seat: deal.me ?? 'S',
    deals: [deal.deal],
    first: boardNumberLike(deal.board, deal.dealer, deal.vulnerable),
    begun,
    home: countrySystem(),
    ...(ns || ew ? { systems: { ...(ns ? { ns } : {}), ...(ew ? { ew } : {}) } } : {}),
  });
  location.assign(
    `/play?table=${encodeURIComponent(opened.table)}#token=${encodeURIComponent(opened.token)}`,
  );
}

/** Have the browser save *deals* as a file. */
export async function saveDeals(
  kind: 'pbn' | 'lin' | 'pdf',
  deals: readonly DealMessage[],
  language: Language,
  hands: 'two' | 'four' = 'four',
): Promise<boolean> {
  const answer = await fetch(`/learn/export/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deals, hands, language }),
  }).catch(() => null);
  if (!answer?.ok) return false;
  downloadText(await answer.blob(), `deals.${kind}`);
  return true;
}

export function downloadText(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A deal kept as the library's messages have it. */
export const dealMessage = ({
  board,
  dealer,
  vulnerable,
  deal,
  calls,
  cards,
  title,
  tricks,
}: KeptDeal): DealMessage => ({
  board,
  dealer,
  vulnerable,
  deal,
  calls,
  cards,
  title: title.slice(0, 120),
  tricks,
});
