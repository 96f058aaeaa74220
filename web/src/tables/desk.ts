/** What the parts of the auction need of a page: the table, or the practice room. */
import type { Seat, View } from '../shared/bridge';
import type { Headless } from './state/headless';
import type { Voice } from './state/news';
import type { Language, Say } from '../shared/words/fluent';

export type Seen = Pick<
  View,
  'board' | 'dealer' | 'vulnerable' | 'phase' | 'turn' | 'you' | 'players' | 'dummies' | 'auction' | 'legal' | 'choices' | 'hands' | 'contract' | 'declarer'
>;

export interface Desk {
  readonly view: Seen | null;
  readonly state: Pick<Headless, 'lifted' | 'level' | 'hint'>;
  readonly say: Say;
  readonly voice: Voice;
  readonly letters: Language;
  readonly me: Seat;
  readonly compact: boolean;
  /** Take up a call or a card; make it when it is sure. */
  choose(what: string, sure?: boolean): void;
  set(changes: Partial<Pick<Headless, 'lifted' | 'level' | 'hint'>>): void;
}
