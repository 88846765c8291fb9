import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { currentActivity, runFor } from '../observability/activity.ts';
import { createLogger } from '../observability/logging.ts';
import type { ExecuteAsGuest, PageAnswer } from './page-renderer.ts';
import { openPageThread, type PageThread } from './page-thread.ts';

/** A web client whose addresses say what goes wrong. */
const CLIENT = `
  import { threadId } from 'node:worker_threads';
  const answer = (html) => ({ status: 200, html, headers: {} });
  export async function render({ url, origin, execute, assets }) {
    if (url === '/end') process.exit();
    if (url === '/hang') for (;;);
    if (url === '/late') await new Promise((_, fail) => fail(AbortSignal.abort(
      new DOMException('Too late.', 'TimeoutError')).reason));
    const { data } = await execute({ query: url, variables: { size: 205 } });
    return answer(JSON.stringify({ threadId, origin, assets, data }));
  }
  export const renderFailure = async ({ url }) => answer('failed: ' + url);
`;

const folder = mkdtempSync(join(tmpdir(), 'treadline-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const entry = join(folder, 'entry.mjs');
writeFileSync(entry, CLIENT);

const echo: ExecuteAsGuest = async ({ query, variables }) => ({
  data: { query, variables, requestId: currentActivity()?.requestId },
});

function open(silenceMs?: number): { thread: PageThread; log: string[] } {
  const log: string[] = [];
  const logger = createLogger('warn', { write: (line) => log.push(line) });
  const thread = openPageThread(entry, { mode: 'built' }, logger, silenceMs);
  onTestFinished(() => thread.close());
  return { thread, log };
}

const render = ({ render: inThread }: PageThread, url: string): Promise<PageAnswer> =>
  inThread({ url, origin: 'https://shop.example', execute: echo, assets: null });

it('a page is rendered in another thread, its queries run here and belong to its request', async () => {
  const { thread } = open();
  const [one, other] = await Promise.all([
    runFor({ requestId: 'one' }, () => render(thread, '/one')),
    runFor({ requestId: 'other' }, () => render(thread, '/other')),
  ]);
  const read = ({ html }: PageAnswer): unknown => JSON.parse(html);
  expect(read(one)).toEqual({
    threadId: expect.not.toSatisfy((id) => id === threadId),
    origin: 'https://shop.example',
    assets: { mode: 'built' },
    data: { query: '/one', variables: { size: 205 }, requestId: 'one' },
  });
  expect(read(other)).toMatchObject({ data: { query: '/other', requestId: 'other' } });
});

it('a page’s error reaches the caller with its name', async () => {
  const { thread } = open();
  await expect(render(thread, '/late')).rejects.toMatchObject({ name: 'TimeoutError' });
});

it.each(['/end', '/hang'])('a thread that stops at %s fails its pages and is replaced', async (fatal) => {
  const { thread, log } = open(2_000);
  await render(thread, '/one');
  await expect(render(thread, fatal)).rejects.toThrow('The thread that renders pages ended.');
  expect((await render(thread, '/one')).status).toBe(200);
  expect((await thread.renderFailure({ url: '/x', origin: '', execute: echo, assets: null })).html).toBe(
    'failed: /x',
  );
  expect(log.join()).toContain('The thread that renders pages ended');
});
