import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';

const ROUNDS = 5;
/** A phone on a slow connection: the slow 4G and the slower processor that Lighthouse supposes. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER_PROCESSOR = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A page with no request for half a second is watched for this many milliseconds more. */
const AT_REST_MS = 500;
const LONG_TASK_MS = 50;

/** What a browser measured of one visit. */
interface Visit {
  /** When the largest part of the first view was shown, in milliseconds. */
  readonly lcp: number;
  /** How long tasks kept the page from answering, in milliseconds beyond 50 each. */
  readonly tbt: number;
  readonly scriptKilobytes: number;
  readonly requests: number;
}

/** What the page itself notes: the largest paint so far, and each long task. */
const NOTE = `
  window.benchNotes = { lcp: 0, long: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.benchNotes.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchNotes.long.push(duration);
  }).observe({ type: 'longtask', buffered: true });
`;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Browser = Awaited<ReturnType<typeof chromium.launch>>;

/** Visits an address for the first time. */
async function visit(browser: Browser, url: string, throttled: boolean): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    const scripts = new Set<string>();
    let scriptBytes = 0;
    let requests = 0;
    devTools.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests += 1;
    });
    devTools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    if (throttled) {
      await devTools.send('Network.emulateNetworkConditions', NETWORK);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    }
    await page.addInitScript(NOTE);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} is answered ${answer?.status()}.`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(AT_REST_MS);
    const { lcp, long } = (await page.evaluate('window.benchNotes')) as { lcp: number; long: number[] };
    if (lcp === 0) throw new Error(`${url} showed nothing.`);
    return {
      lcp,
      tbt: long.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
      scriptKilobytes: scriptBytes / 1_000,
      requests,
    };
  } finally {
    await context.close().catch(() => undefined);
  }
}

/** The addresses that are visited: of the products, models and posts the first that the shop lists. */
async function addresses(origin: string): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ products(limit: 1, sort: RECOMMENDED) { items { slug model { slug } } }
        blogPosts(limit: 1) { items { slug } } }`,
    }),
  });
  const { data } = (await answer.json()) as {
    data: {
      products: { items: { slug: string; model: { slug: string } }[] };
      blogPosts: { items: { slug: string }[] };
    };
  };
  const [tyre] = data.products.items;
  const [post] = data.blogPosts.items;
  if (!tyre || !post) throw new Error('The shop has no tyre or no post to visit.');
  return ['/', '/shop', `/product/${tyre.slug}`, `/models/${tyre.model.slug}`, `/blog/${post.slug}`];
}

/** Visits pages of a shop in the Chromium of the tests; the lines of a table, each value the middle of five visits. */
export async function measureInBrowser(origin: string): Promise<readonly string[]> {
  const browser = await chromium.launch(
    process.platform === 'linux'
      ? { executablePath: await sparticuz.executablePath(), args: ['--no-sandbox'] }
      : { channel: 'chrome' },
  );
  try {
    const lines = [
      '| Page | LCP ms | TBT ms | Scripts kB | Requests |',
      '| --- | ---: | ---: | ---: | ---: |',
    ];
    for (const path of await addresses(origin)) {
      // Pictures are drawn when they are first asked for.
      await visit(browser, origin + path, false);
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, origin + path, true));
      const middle = (figure: keyof Visit): string =>
        Math.round(median(visits.map((one) => one[figure]))).toLocaleString('en-GB');
      lines.push(
        `| ${path} | ${middle('lcp')} | ${middle('tbt')} | ${middle('scriptKilobytes')} | ${middle('requests')} |`,
      );
    }
    return lines;
  } finally {
    await browser.close();
  }
}
