import { test as base, type BrowserContext } from '@playwright/test';

export { expect } from '@playwright/test';

/** The browser's warnings and errors during a test. */
interface Complaints {
  /** Expects the test itself to cause a message like this one; the test also fails if it never appears. */
  provoke: (complaint: RegExp) => void;
}

/** Logged when navigation interrupts a load. */
const ABORTED = 'net::ERR_ABORTED';

function hear(context: BrowserContext, origin: string): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error')
      heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (request.url().startsWith(origin) && reason !== ABORTED)
      heard.push(`request failed: ${request.url()} ${reason}`);
  });
  return heard;
}

/** Playwright's test, which fails on any warning or error in the browser and on any failed request to the shop. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const heard = hear(context, baseURL ?? '');
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
