import { followNotice } from './notice';
import { visitor } from '../visitor/visitor.svelte';
import { formatText } from '../words/fluent';
import type { LessonTitle } from '../wire/learn';

/** Register the service worker that caches the pages for use offline; it may fail silently. */
export function keepPages(): void {
  followNotice();
  watchNetwork();
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  keepSeen();
  if (isInstalled()) void keepCourse();
  addEventListener('appinstalled', () => {
    keepSeen(PLAYED);
    void keepCourse();
  });
}

/** Show a line while offline that says what works offline; tables have their own. */
function watchNetwork(): void {
  const said = document.createElement('p');
  said.className = 'site-notice cut';
  said.setAttribute('role', 'status');
  const showNotice = (): void => {
    if (navigator.onLine || document.querySelector('main.table')) return said.remove();
    const play = document.createElement('a');
    play.href = '/play?alone';
    play.textContent = formatText(visitor.language, 'alone-do');
    said.replaceChildren(`${formatText(visitor.language, 'offline')} `, play);
    document.body.append(said);
  };
  addEventListener('online', showNotice);
  addEventListener('offline', showNotice);
  showNotice();
}

/** The pages for play offline, cached for an installed app even if never opened. */
const PLAYED = ['/play'];
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Cache what this page has fetched, including on the first visit, before the worker ran. */
export function keepSeen(more: readonly string[] = isInstalled() ? PLAYED : []): void {
  if (!import.meta.env.PROD) return;
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname);
  postUrls([location.pathname, ...new Set(fetched), ...more]);
}

/** Ask the service worker to cache *paths*. */
function postUrls(paths: readonly string[]): void {
  void navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage(paths))
    .catch(() => undefined);
}

const COURSE = '/learn/lessons';
/** When the course was last kept whole: once a day is often enough. */
const COURSE_KEPT = 'biritch.course-kept';

/** Cache the text of every lesson. */
async function keepCourse(): Promise<void> {
  const today = new Date().toDateString();
  if (localStorage.getItem(COURSE_KEPT) === today) return;
  try {
    const answer = await fetch(COURSE);
    if (!answer.ok) return;
    const lessons = (await answer.json()) as LessonTitle[];
    const [first] = lessons;
    if (!first) return;
    const words = lessons.map(({ name }) => `${COURSE}/${name}`);
    postUrls(['/learn/course', `/learn/course/${first.name}`, COURSE, ...words]);
    localStorage.setItem(COURSE_KEPT, today);
  } catch {
    // No connection, or no room: what was kept before is there.
  }
}
