/** What whoever runs the server has to say on every page: maintenance, an outage. */
import { visitor } from '../visitor/visitor.svelte';

interface Told {
  notice?: Record<string, string>;
}

/** The text of *told* in *language*, or else in English, or in any. */
export const noticeIn = (told: Told, language: string): string =>
  told.notice?.[language] ?? told.notice?.['en'] ?? Object.values(told.notice ?? {})[0] ?? '';

/** Ask the server, and show what it says above the page. */
export async function showNotice(): Promise<void> {
  try {
    const answer = await fetch('/site');
    if (!answer.ok) return;
    const text = noticeIn((await answer.json()) as Told, visitor.language);
    if (!text) return;
    const said = document.createElement('p');
    said.className = 'site-notice';
    said.setAttribute('role', 'status');
    said.textContent = text;
    document.body.prepend(said);
  } catch {
    // no network: the page says so where it matters
  }
}
