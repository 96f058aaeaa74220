/** The visitor of the start page, with their history. */
import { visitor } from '../shared/visitor/visitor.svelte';
import { readHistory } from './place';
import { speaker } from './words';

export class Visitor {
  readonly been = readHistory(localStorage);
  readonly language = $derived(visitor.language);
  readonly say = $derived(speaker(visitor.language));
}
