/** What whoever runs the server has to say on every page: maintenance, an outage. */
import { visitor } from '../visitor/visitor.svelte';
import { formatText } from '../words/fluent';

interface Told {
  notice?: Record<string, string>;
}

/** The text of *told* in *language*, or else in English, or in any. */
export const noticeIn = (told: Told, language: string): string =>
  told.notice?.[language] ?? told.notice?.['en'] ?? Object.values(told.notice ?? {})[0] ?? '';

/** How often it is asked for again, in milliseconds: pages stay open for a whole evening. */
const AGAIN = 300_000;
/** The last notice that was put aside here: it is not shown again. */
const ASIDE = 'biritch.notice-read';

let shown: HTMLElement | null = null;

/** Show what the server says, now and from time to time. It lies over the page: nothing moves. */
export function followNotice(closed = true): void {
  void showNotice(closed);
  setInterval(() => document.hidden || void showNotice(closed), AGAIN);
}

/** Ask the server, and show what it says, with a button to put it aside where it may be *closed*. */
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

/** The button that puts *said* aside. */
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
