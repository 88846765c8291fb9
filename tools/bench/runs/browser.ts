import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import sparticuz from '@sparticuz/chromium';
import { median } from '../measuring/median.ts';
import { table } from '../measuring/table.ts';

const run = promisify(execFile);
const ROUNDS = 5;
/** Downloaded when the bench runs, because it's 176 MB that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MOST_REPORT_BYTES = 50_000_000;

/** The part of Lighthouse's report shown in the table. */
interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
}

interface LoadedFile {
  readonly resourceType?: string;
  readonly transferSize: number;
}

/** A phone's first visit with empty caches, on Lighthouse's slow 4G and with a processor four times slower. */
async function visit(url: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '-y',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--chrome-flags=--headless=old --no-sandbox',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    {
      maxBuffer: MOST_REPORT_BYTES,
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        // Lighthouse needs a newer Node than may be installed.
        PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
        ...(process.platform === 'linux' && { CHROME_PATH: await sparticuz.executablePath() }),
      },
    },
  );
  return JSON.parse(stdout) as Report;
}

/** The addresses to visit: of products, models and posts, the first that the shop lists. */
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
  if (!tyre || !post) throw new Error('The shop has no tyre or no article to visit.');
  return ['/', '/shop', `/product/${tyre.slug}`, `/models/${tyre.model.slug}`, `/blog/${post.slug}`];
}

function scriptsOf({ audits }: Report): readonly LoadedFile[] {
  const details = audits['network-requests']?.details as { items: readonly LoadedFile[] } | undefined;
  return (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
}

/**
 * Visits a shop's pages with Lighthouse in the tests' Chromium; on systems other than Linux, in the installed Chrome.
 * Each visit finds the page uncached.
 * @param forget makes every cached response unreachable.
 * @returns a table, each value the median of five visits.
 */
export async function measureInBrowser(origin: string, forget: () => Promise<void>): Promise<string> {
  const rows: string[][] = [];
  const paths = await addresses(origin);
  // Pictures are drawn on first request, so a visit beforehand gives the usual result.
  for (const path of paths) await visit(origin + path);
  for (const path of paths) {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await forget();
      reports.push(await visit(origin + path));
    }
    const middle = (figure: (report: Report) => number | undefined): string =>
      Math.round(median(reports.map((report) => figure(report) ?? NaN))).toLocaleString('en-GB');
    rows.push([
      `\`${path}\``,
      ...CATEGORIES.map((category) => middle(({ categories }) => (categories[category].score ?? NaN) * 100)),
      middle(({ audits }) => audits['largest-contentful-paint']?.numericValue),
      middle(({ audits }) => audits['total-blocking-time']?.numericValue),
      middle((report) => scriptsOf(report).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000),
      middle((report) => scriptsOf(report).length),
    ]);
  }
  return table(
    [
      'Page',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'LCP ms',
      'TBT ms',
      'Scripts kB',
      'Script files',
    ],
    rows,
  );
}
