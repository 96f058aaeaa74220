/** The address within the pages of study; it holds the whole state, for links and "back". */
import { router } from '../shared/shell/router.svelte';
import { visitor } from '../shared/visitor/visitor.svelte';
import { speaker } from '../parts/system/words';

export const PAGES = ['practice', 'systems', 'own', 'cards'] as const;
export type Page = (typeof PAGES)[number];

export class Place {
  readonly page = $derived(pageAt(router.path));
  readonly asked = $derived(new URLSearchParams(router.query));
  readonly language = $derived(visitor.language);
  readonly letters = $derived(visitor.letters);
  readonly say = $derived(speaker(visitor.language, visitor.wording));

  /** Go to another place of this page, or of another one. */
  go(asked: [string, string][], page: Page = this.page, replace = false): void {
    router.go(addressOf(page, asked), { replace });
  }
}

const pageAt = (path: string): Page => PAGES.find((page) => path === `/${page}`) ?? 'practice';

export const addressOf = (page: Page, asked: [string, string][] = []): string =>
  `/${page}${asked.length ? `?${new URLSearchParams(asked)}` : ''}`;
