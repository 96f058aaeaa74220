/* The page at hand without a network: built files are kept for good, pages until a newer one comes.
   Nothing else is kept but the handbook and the words of lessons: tables, hands, keys and other answers of
   the server never are. */
const KEPT = 'biritch-pages-1';
/* The build writes them here, from src/shared/shell/pages.ts. */
const PAGES = [];
const BOOK = '/help/book/'; // the handbook, the one answer of the server that is kept: it has no secret
const LESSONS = '/learn/course/'; // one page, whatever the lesson
const WORDS = /^\/learn\/lessons(\/[a-z0-9-]+)?$/; // the course: it has no cards and no secret
const MOST = 150; // files; those of older builds are the first to go

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(serveBuiltFile(request));
  else if (request.mode === 'navigate' && PAGES.includes(url.pathname))
    event.respondWith(page(request, url.pathname));
  else if (request.mode === 'navigate' && url.pathname.startsWith(LESSONS))
    event.respondWith(page(request, LESSONS));
  else if (url.pathname.startsWith(BOOK) || WORDS.test(url.pathname))
    event.respondWith(page(request, url.pathname));
});

/* What a page had fetched before this worker was there to see it: kept too. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data));
});

async function keep(paths) {
  const cache = await caches.open(KEPT);
  for (const path of paths) {
    const ours =
      PAGES.includes(path) ||
      [LESSONS, '/assets/', BOOK].some((start) => path.startsWith(start)) ||
      WORDS.test(path);
    const name = path.startsWith(LESSONS) ? LESSONS : path;
    if (!ours || (await cache.match(name))) continue;
    const answer = await fetch(path);
    if (!answer.ok) continue;
    await cache.put(name, answer.clone());
    // A page is of no use without the files it is built of.
    if (PAGES.includes(path) || name === LESSONS)
      await keep((await answer.text()).match(/\/assets\/[\w.-]+/g) ?? []);
  }
}

/* A built file has its digest in its name: once there, it never changes. */
async function serveBuiltFile(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const files = (await cache.keys()).filter(({ url }) =>
      new URL(url).pathname.startsWith('/assets/'),
    );
    await Promise.all(
      files.slice(0, Math.max(0, files.length - MOST)).map((old) => cache.delete(old)),
    );
  }
  return answer;
}

/* The newest page there is; without the server, the last one that came, whatever was asked of it. */
async function page(request, path) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(path, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(path);
    if (found) return found;
    throw error;
  }
}
