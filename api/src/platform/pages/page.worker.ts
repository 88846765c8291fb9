import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { FormattedExecutionResult } from 'graphql';
import type { PageAnswer, PageOperation, PageRenderer, PageRequest } from './page-renderer.ts';

type Page = Pick<PageRequest, 'url' | 'origin'>;

/** The request for a page that has no data, without the assets, which the thread knows. */
type DatalessPage<Name extends 'playgroundHtml' | 'restDocsHtml'> = Omit<
  Parameters<PageRenderer[Name]>[0],
  'assets'
>;

/** The thread's functions. The first two render page number `id`. */
export interface PageFunctions {
  render(id: number, page: Page): Promise<PageAnswer>;
  renderFailure(id: number, page: Page): Promise<PageAnswer>;
  playgroundHtml(page: DatalessPage<'playgroundHtml'>): string | Promise<string>;
  restDocsHtml(page: DatalessPage<'restDocsHtml'>): string | Promise<string>;
}

/** The main thread's function: the answer to a query of page number `id`, as JSON, which is the fastest to pass on. */
export interface QueryFunctions {
  query(id: number, operation: PageOperation): Promise<string>;
}

const { entry, assets } = workerData as { readonly entry: string; readonly assets: unknown };
const renderer: PageRenderer = await import(pathToFileURL(entry).href);

// Requests, and orders among them, get three times the processor time of pages if they compete. Only Linux counts this
// for the thread; elsewhere it would slow down the whole process.
if (process.platform === 'linux') setPriority(0, 5);

const requestOf = (id: number, page: Page): PageRequest => ({
  ...page,
  assets,
  execute: async (operation) => JSON.parse(await shop.query(id, operation)) as FormattedExecutionResult,
});

const shop = createBirpc<QueryFunctions, PageFunctions>(
  {
    render: (id, page) => renderer.render(requestOf(id, page)),
    renderFailure: (id, page) => renderer.renderFailure(requestOf(id, page)),
    playgroundHtml: (page) => renderer.playgroundHtml({ ...page, assets }),
    restDocsHtml: (page) => renderer.restDocsHtml({ ...page, assets }),
  },
  {
    post: (message) => parentPort?.postMessage(message),
    on: (listener) => parentPort?.on('message', listener),
    timeout: -1,
  },
);
