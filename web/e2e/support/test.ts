import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The browser's warnings and errors during a test. */
interface Complaints {
  /** Declares that the test will cause a message like this. The test fails if it never appears. */
  provoke: (complaint: RegExp) => void;
}

/** Logged when a session has ended: Chromium reports every 401 as a resource that failed to load. */
export const ENDED_SESSION = /status of 401/;

/** Logged by Playwright because its configuration blocks the service worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Logged by Chromium 153 on pages with a service worker: it doesn't match a preloaded file with the imported one and
 * gets it from the worker again.
 */
const PRELOADED_TWICE =
  /cross-world service worker resource mismatch|preloaded using link preload but not used/;

/** Logged when a navigation interrupts a load. */
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
 * Refuses analytics like a browser with Global Privacy Control: the visitor isn't asked and nothing is stored.
 */
async function refuseCounting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true, configurable: true });
  });
}

interface Fixtures {
  /** Whether visitors are asked about analytics. Most tests are about something else. */
  isAskedToBeCounted: boolean;
  /** The browsers' warnings and errors so far. */
  heard: string[];
  complaints: Complaints;
  /**
   * Opens a page in another browser, as another device or visitor. Its messages count too; it's closed after
   * the test.
   */
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
          'browser warnings and errors',
        )
        .toEqual([]);
      base
        .expect(
          provoked.filter((one) => !heard.some((complaint) => one.test(complaint))).map(String),
          'expected messages that never appeared',
        )
        .toEqual([]);
    },
    { auto: true },
  ],
});
