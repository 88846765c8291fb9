import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The browser's warnings and errors during a test. */
interface Complaints {
  /** Expects the test itself to cause a message like this one; the test also fails if it never appears. */
  provoke: (complaint: RegExp) => void;
}

/** The complaint of a browser whose session has ended: Chromium logs every 401 as a resource that failed to load. */
export const ENDED_SESSION = /status of 401/;

/** Logged by Playwright when it blocks the service worker, as its configuration says. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Logged by Chromium 153 where a service worker answers: it holds a file that was preloaded to be another than the one
 * that is imported, and takes it from the worker again.
 */
const PRELOADED_TWICE =
  /cross-world service worker resource mismatch|preloaded using link preload but not used/;

/** Logged when navigation interrupts a load. */
const ABORTED = 'net::ERR_ABORTED';

function hear(context: BrowserContext, origin: string, heard: string[]): void {
  context.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER) return;
    if (context.serviceWorkers().length > 0 && PRELOADED_TWICE.test(message.text())) return;
    if (message.type() === 'warning' || message.type() === 'error')
      heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (request.url().startsWith(origin) && reason !== ABORTED)
      heard.push(`request failed: ${request.url()} ${reason}`);
  });
}

/**
 * Answers the question whether the visitor may be counted, as a browser does that asks every site not to: the question
 * is not asked, and nothing is stored.
 */
async function refuseCounting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true, configurable: true });
  });
}

interface Fixtures {
  /** Whether visitors are asked if they may be counted. Most tests are about something else. */
  isAskedToBeCounted: boolean;
  /** What the browsers have complained of so far. */
  heard: string[];
  complaints: Complaints;
  /** Opens a page in a further browser, as another device or visitor; it is heard too, and closed after the test. */
  otherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Playwright's test, which fails on any warning or error in a browser and on any failed request to the shop. */
export const test = base.extend<Fixtures>({
  heard: async ({}, use) => use([]),
  isAskedToBeCounted: [false, { option: true }],
  context: async ({ context, isAskedToBeCounted }, use) => {
    if (!isAskedToBeCounted) await refuseCounting(context);
    await use(context);
  },
  otherBrowser: async ({ browser, baseURL, heard }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      await refuseCounting(context);
      hear(context, baseURL ?? '', heard);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  complaints: [
    async ({ context, baseURL, heard }, use) => {
      hear(context, baseURL ?? '', heard);
      const provoked: RegExp[] = [];
      await use({ provoke: (complaint) => provoked.push(complaint) });
      base
        .expect(
          heard.filter((complaint) => !provoked.some((one) => one.test(complaint))),
          'complaints of the browser',
        )
        .toEqual([]);
      base
        .expect(
          provoked.filter((one) => !heard.some((complaint) => one.test(complaint))).map(String),
          'provoked complaints that did not come',
        )
        .toEqual([]);
    },
    { auto: true },
  ],
});
