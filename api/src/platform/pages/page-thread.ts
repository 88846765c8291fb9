import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import { createBirpc, type BirpcReturn } from 'birpc';
import type { Logger } from 'pino';
import { programBeside } from '../process/program-beside.ts';
import type { PageAddresses, PageAnswer, PageRenderer, PageRequest } from './page-renderer.ts';
import type { PageFunctions, QueryFunctions } from './page.worker.ts';

/** Pages whose data are late fail by themselves after ten seconds, so a thread that takes longer hangs. */
const SILENCE_MS = 20_000;

interface Thread {
  readonly worker: Worker;
  readonly pages: BirpcReturn<PageFunctions, QueryFunctions>;
}

/** Renders pages in a thread of their own. */
export interface PageThread extends Omit<PageRenderer, keyof PageAddresses | 'registeredDocuments'> {
  close(): Promise<void>;
}

/**
 * Starts the thread that renders pages, so that requests and orders never wait for a rendering. Their queries run in
 * the calling thread, which has the database's connections. A thread that ends or hangs fails the pages it was
 * rendering, and the next page gets a new one.
 * @param entry the file of the web client's server entry.
 * @param assets what the entry needs to name the browser's files.
 * @param silenceMs after how long without an answer the thread counts as hanging.
 */
export function openPageThread(
  entry: string,
  assets: unknown,
  logger: Logger,
  silenceMs = SILENCE_MS,
): PageThread {
  const queries = new Map<number, QueryFunctions['query']>();
  let lastPage = 0;
  let thread: Thread | null = start();

  function start(): Thread {
    const worker = new Worker(programBeside(import.meta.url, 'page.worker'), {
      name: 'pages',
      execArgv: [],
      workerData: { entry, assets },
    });
    const pages = createBirpc<PageFunctions, QueryFunctions>(
      {
        // A page that has failed meanwhile needs no answer.
        query: async (page, operation) => queries.get(page)?.(page, operation) ?? '{}',
      },
      {
        post: (message) => worker.postMessage(message),
        on: (listener) => worker.on('message', listener),
        timeout: silenceMs,
        onTimeoutError: () => end('it hung'),
      },
    );
    const started = { worker, pages };
    /** Fails its pages. */
    const end = (reason: unknown): void => {
      if (thread !== started) return;
      thread = null;
      logger.error({ err: reason }, 'The thread that renders pages ended; the next page starts another.');
      pages.$close(new Error('The thread that renders pages ended.'));
      void worker.terminate();
    };
    worker.on('error', end);
    worker.on('exit', () => end('it ended by itself'));
    return started;
  }

  const running = (): Thread => (thread ??= start());

  async function inThread(
    kind: 'render' | 'renderFailure',
    { url, origin, execute }: PageRequest,
  ): Promise<PageAnswer> {
    const page = ++lastPage;
    // A query runs as part of the request for its page, although a message from the thread triggers it.
    queries.set(
      page,
      AsyncLocalStorage.bind(async (_page, operation) => JSON.stringify(await execute(operation))),
    );
    try {
      return await running().pages[kind](page, { url, origin });
    } finally {
      queries.delete(page);
    }
  }

  return {
    render: (request) => inThread('render', request),
    renderFailure: (request) => inThread('renderFailure', request),
    playgroundHtml: ({ origin }) => running().pages.playgroundHtml({ origin }),
    restDocsHtml: ({ origin, document }) => running().pages.restDocsHtml({ origin, document }),
    async close() {
      const last = thread;
      thread = null;
      await last?.worker.terminate();
    },
  };
}
