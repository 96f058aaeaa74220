/** The state of the table page without any DOM; every update is a pure function. */
import type { HintGiven, RequestRefused, TableCompany } from '../../../shared/wire/tables';
import type { Sentence } from '../../../shared/wire/tables';
import type { ServerMessage, View } from '../../../shared/bridge/bridge';
import { lawOf } from './refusals';

export type Line = 'opening' | 'up' | 'lost' | 'failed' | 'moved' | 'away';
export type Sheet =
  | 'last'
  | 'claim'
  | 'settings'
  | 'keys'
  | 'games'
  | 'replay'
  | 'auction'
  | 'ceremony'
  | 'card-NS'
  | 'card-EW'
  | 'people'
  | 'manners'
  | `invite-${string}`
  | `explain-${number}`
  | null;

/** A notice: the server's sentence in each language, or the name of a message. */
export type Notice = { at: number; says: Sentence | string; law: string | null };

export interface Headless {
  line: Line;
  view: View | null;
  /** Who is around, at a table of friends. */
  company: TableCompany | null;
  /** The `id` of the pending request. */
  asked: string | null;
  /** A call or card taken up, waiting to be confirmed. */
  lifted: string | null;
  level: number | null;
  hint: HintGiven | null;
  notice: Notice | null;
  sheet: Sheet;
  /** Whether the result is put aside to look at the table. */
  aside: boolean;
}

export const OPENING: Headless = {
  line: 'opening',
  view: null,
  company: null,
  asked: null,
  lifted: null,
  level: null,
  hint: null,
  notice: null,
  sheet: null,
  aside: false,
};

/** Return the state after *message*. */
export function receiveMessage(state: Headless, message: ServerMessage, now: number): Headless {
  switch (message.t) {
    case 'view':
      return takeView(state, message);
    case 'refused':
      return takeRefusal(state, message, now);
    case 'hinted':
      return message.id === state.asked ? { ...state, asked: null, hint: message } : state;
    case 'company':
      return { ...state, company: message };
    case 'invited':
    case 'change': // the link makes whole messages of changes
      return state;
    case 'done':
      return message.id === state.asked ? { ...state, asked: null } : state;
  }
}

/** What stays open while the others play on. */
const STAY = /^(settings|keys|games|card-|people|manners|invite-|explain-)/;

/** Ignore a view older than the current one. */
function takeView(state: Headless, view: View): Headless {
  const before = state.view;
  const same = before !== null && before.table === view.table;
  if (same && view.n < before.n) return state;
  if (same && view.n === before.n) return { ...state, view };
  const closed = view.phase === before?.phase ? state.sheet : null;
  const kept = STAY.test(state.sheet ?? '') ? state.sheet : closed;
  return {
    ...state,
    view,
    lifted: null,
    level: null,
    hint: null,
    sheet: kept === 'claim' ? null : kept,
    aside: view.phase === 'over' && state.aside,
  };
}

function takeRefusal(state: Headless, message: RequestRefused, now: number): Headless {
  const notice = { at: now, says: message.says, law: lawOf(message) };
  const mine = message.id === null || message.id === state.asked;
  // An outdated action was refused because the table moved on: the new view says it all.
  if (message.code === 'stale') return mine ? { ...state, asked: null, lifted: null } : state;
  return { ...state, asked: mine ? null : state.asked, lifted: null, notice };
}

export const addNotice = (state: Headless, says: string, now: number): Headless => ({
  ...state,
  notice: { at: now, says, law: null },
});

/** Set the state of the connection; a request that is *waiting* stays pending. */
export const setConnection = (
  state: Headless,
  line: Line,
  waiting: readonly string[] = [],
): Headless => ({
  ...state,
  line,
  asked: line === 'up' || waiting.includes(state.asked ?? '') ? state.asked : null,
});

/** Whether I may act now: it is my turn and nothing I asked is on its way. */
export const mayAct = (state: Headless): boolean =>
  state.line === 'up' && state.asked === null && (state.view?.legal.length ?? 0) > 0;
