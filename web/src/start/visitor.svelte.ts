/** Who looks at the start page, and what was done in this browser before. */
import { visitor } from '../shared/visitor/visitor.svelte';
import { readHistory } from './place';
import { speaker } from './words';

export class Visitor {
  readonly been = readHistory(localStorage);
  readonly language = $derived(visitor.language);
  readonly say = $derived(speaker(visitor.language));
}
