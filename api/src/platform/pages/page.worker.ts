import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { FormattedExecutionResult } from 'graphql';
import type { PageAnswer, PageOperation, PageRenderer, PageRequest } from './page-renderer.ts';

type Page = Pick<PageRequest, 'url' | 'origin'>;

/** The thread's functions: each renders page number `id`. */
export interface PageFunctions {
  render(id: number, page: Page): Promise<PageAnswer>;
  renderFailure(id: number, page: Page): Promise<PageAnswer>;
}

/** The main thread's function: the answer to a query of page number `id`, as JSON, which is the fastest to pass on. */
export interface QueryFunctions {
  query(id: number, operation: PageOperation): Promise<string>;
}

const { entry, assets } = workerData as { readonly entry: string; readonly assets: unknown };
const { render, renderFailure }: PageRenderer = await import(pathToFileURL(entry).href);

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
    render: (id, page) => render(requestOf(id, page)),
    renderFailure: (id, page) => renderFailure(requestOf(id, page)),
  },
  {
    post: (message) => parentPort?.postMessage(message),
    on: (listener) => parentPort?.on('message', listener),
    timeout: -1,
  },
);
