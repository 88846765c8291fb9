// The service worker. It caches the build's files, which never change, and the page shown while offline. It never
// caches another page, API answer or picture. It's a classic script, so it can't import anything.

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

/** The parts of a worker's global object used here. TypeScript's types cover either windows or workers. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
}

/** The build's id, which the server prepends to this file so that browsers notice each deployment. */
declare const BUILD: string;

const worker = self as unknown as WorkerScope;
const OFFLINE_PAGE = '/offline';
const OFFLINE_CACHE = `offline-${BUILD}`;
/** Shared between builds: file names change with their content, and an open tab may still need the last build's. */
const FILE_CACHE = 'files';
const MOST_FILES = 300;
const REFRESHED_AFTER_MS = 24 * 60 * 60 * 1_000;
const FILES = /^\/(?:assets|look)\//;
/** Paths that the worker leaves alone, even as pages. */
const LEFT_ALONE = /^\/(?:admin|api|graphql|playground)(?:\/|$)/;

/** Caches the offline page with the scripts, styles and fonts it names. */
async function keepOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: 'reload' });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}.`);
  const html = await page.clone().text();
  // Paths appear alone in an attribute or several in a list.
  const files = new Set([...html.matchAll(/(?<=[" ])\/(?:assets|look)\/[^" ]+/g)].map(([path]) => path));
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll([...files]);
  await cache.put(OFFLINE_PAGE, page);
}

/** Pages already open stay uncontrolled, since half their files are already loading. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== OFFLINE_CACHE && name !== FILE_CACHE) await caches.delete(name);
  await worker.registration.navigationPreload.enable();
}

/**
 * While online, refreshes the cached offline page once it's a day old: its header and footer show the shop's terms
 * and hours. If that fails, the next page retries.
 */
async function refreshOfflinePage(): Promise<void> {
  const kept = await caches.match(OFFLINE_PAGE, { ignoreVary: true });
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  if (age > REFRESHED_AFTER_MS) await keepOfflinePage().catch(() => undefined);
}

async function keepFile(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(FILE_CACHE);
  await cache.put(request, answer);
  const oldest = (await cache.keys()).slice(0, -MOST_FILES);
  await Promise.all(oldest.map((old) => cache.delete(old)));
}

async function fileAnswer(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(keepFile(event.request, answer.clone()));
  return answer;
}

/** The page from the network, or a redirect to the offline page, which links back. */
async function pageAnswer(event: FetchEvent): Promise<Response> {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(refreshOfflinePage());
    return page;
  } catch {
    const { pathname, search } = new URL(event.request.url);
    if (pathname !== OFFLINE_PAGE)
      return Response.redirect(`${OFFLINE_PAGE}?from=${encodeURIComponent(pathname + search)}`);
    return (await caches.match(OFFLINE_PAGE, { ignoreVary: true })) ?? Response.error();
  }
}

worker.addEventListener('install', (event) =>
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting())),
);

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || LEFT_ALONE.test(pathname)) return;
  if (mode === 'navigate') event.respondWith(pageAnswer(event));
  else if (FILES.test(pathname)) event.respondWith(fileAnswer(event));
});
