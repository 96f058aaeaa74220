/** What the parts of the auction need of a page: the table, or the practice room. */
import type { Seat, View } from '../../shared/bridge/bridge';
import type { Headless } from './state/headless';
import type { Voice } from './state/news';
import type { Language, Say } from '../../shared/words/fluent';

export type Seen = Pick<
  View,
  | 'board'
  | 'dealer'
  | 'vulnerable'
  | 'phase'
  | 'turn'
  | 'you'
  | 'players'
  | 'dummies'
  | 'auction'
  | 'legal'
  | 'choices'
  | 'hands'
  | 'contract'
  | 'declarer'
> &
  Partial<Pick<View, 'forbidden' | 'announced'>>;

export interface Desk {
  readonly view: Seen | null;
  readonly state: Pick<Headless, 'lifted' | 'level' | 'hint'>;
  readonly say: Say;
  readonly voice: Voice;
  readonly letters: Language;
  readonly me: Seat;
  readonly compact: boolean;
  /** The tournament whose table it is; empty or missing elsewhere. */
  readonly event?: string;
  /** Whether the cards are in large print. */
  readonly largePrint?: boolean;
  /** Take up a call or a card; make it when it is sure. */
  choose(what: string, sure?: boolean): void;
  /** Why *what* may not be done now, in the reader's words; empty where it may, or where nobody is asked. */
  why(what: string): string;
  /** Say why *what* may not be done, to the eye and the ear; *again* even where it was just said. */
  refuse(what: string, again?: boolean): void;
  set(changes: Partial<Pick<Headless, 'lifted' | 'level' | 'hint'>>): void;
}
