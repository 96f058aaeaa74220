/** What the auction components need of their page: the table or the practice room. */
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
  /** Select a call or a card; send it if *sure*. */
  choose(what: string, sure?: boolean): void;
  /** Return why *what* is illegal now; empty if it is legal or nobody is to act. */
  why(what: string): string;
  /** Show and read why *what* is illegal; *again* repeats a reason just given. */
  refuse(what: string, again?: boolean): void;
  set(changes: Partial<Pick<Headless, 'lifted' | 'level' | 'hint'>>): void;
}
