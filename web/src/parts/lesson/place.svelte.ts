/** The address within the pages for learning: course, odds, deals, library. */
import { router } from '../../shared/shell/router.svelte';
import { visitor } from '../../shared/visitor/visitor.svelte';
import { speaker } from './words';

export type LearnPage = 'course' | 'file' | 'odds' | 'deals' | 'library';
export const PAGES: readonly LearnPage[] = ['course', 'file', 'deals', 'library', 'odds'];
/** Where each page is. */
export const pathOf = (page: LearnPage): string =>
  page === 'course' || page === 'file' ? `/learn/${page}` : `/${page}`;

export class LearnPlace {
  readonly page = $derived(PAGES.find((page) => pathOf(page) === router.path) ?? 'deals');
  /** The fragment of the address, without its `#`. */
  readonly hash = $derived(new URLSearchParams(router.hash));
  readonly language = $derived(visitor.language);
  readonly letters = $derived(visitor.letters);
  readonly say = $derived(speaker(visitor.language, visitor.wording));

  go(page: LearnPage, hash = ''): void {
    router.go(`${pathOf(page)}${hash ? `#${hash}` : ''}`, { top: true });
  }
}
