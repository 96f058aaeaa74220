/** The site notice of the server's owner: maintenance, an outage. */
import { visitor } from '../visitor/visitor.svelte';
import { formatText } from '../words/fluent';

interface Told {
  notice?: Record<string, string>;
}

/** Return the text in *language*, else in English, else in any language. */
export const noticeIn = (told: Told, language: string): string =>
  told.notice?.[language] ?? told.notice?.['en'] ?? Object.values(told.notice ?? {})[0] ?? '';

/** How often it is asked for again, in milliseconds: pages stay open for a whole evening. */
const AGAIN = 300_000;
/** The last notice that was put aside here: it is not shown again. */
const ASIDE = 'biritch.notice-read';

let shown: HTMLElement | null = null;

/** Show the site notice, and poll for new ones. It overlays the page. */
export function followNotice(closed = true): void {
  void showNotice(closed);
  setInterval(() => document.hidden || void showNotice(closed), AGAIN);
}

/** Fetch the notice and show it, with a button to close it if *closed* allows. */
async function showNotice(closed: boolean): Promise<void> {
  let said: string;
  try {
    const answer = await fetch('/site');
    if (!answer.ok) return;
    said = noticeIn((await answer.json()) as Told, visitor.language);
  } catch {
    return; // no network: the page says so where it matters
  }
  if (shown?.dataset.said === said) return;
  shown?.remove();
  shown = null;
  if (!said || (closed && sessionStorage.getItem(ASIDE) === said)) return;
  shown = document.createElement('div');
  shown.className = 'site-notice';
  shown.setAttribute('role', 'status');
  shown.dataset.said = said;
  const words = document.createElement('p');
  words.textContent = said;
  shown.append(words);
  if (closed) shown.append(closeButton(said));
  document.body.append(shown);
}

/** Create the button that closes the notice *said*. */
function closeButton(said: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.ariaLabel = formatText(visitor.language, 'do-close');
  button.onclick = () => {
    sessionStorage.setItem(ASIDE, said);
    shown?.remove();
    shown = null;
  };
  return button;
}
