import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { digest } from '../text/digest.ts';
import type { PageAddresses, PageRenderer } from './page-renderer.ts';
import { openPageThread } from './page-thread.ts';
import { serveServiceWorker, type ServiceWorker } from './service-worker.ts';

/** The source of pages: the built client, or Vite in development. */
export interface WebPages {
  load(): Promise<PageRenderer>;
  readonly assets: unknown;
  /** Finishes the HTML; Vite adds its own client here. */
  finish(url: string, html: string): Promise<string>;
  /** Adds the routes for scripts, styles and fonts. */
  serveFiles(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

const WORKER_ENTRY = 'src/entry-worker.ts';

/** The service worker from this build's manifest. */
function builtWorker(clientFolder: string, manifestText: string): ServiceWorker {
  const manifest = JSON.parse(manifestText) as Record<string, { file: string } | undefined>;
  const file = manifest[WORKER_ENTRY]?.file;
  if (!file) throw new Error(`The client manifest has no ${WORKER_ENTRY}: build web before starting.`);
  return { script: readFileSync(join(clientFolder, file), 'utf8'), build: digest(manifestText).slice(0, 12) };
}

/**
 * The built client in `web/dist`, which renders in a thread of its own.
 * @param serviceWorker whether browsers get the service worker, or lose the one they have.
 * @throws Error that says how to build it.
 */
export async function builtWebPages(
  webFolder: string,
  serviceWorker: boolean,
  logger: Logger,
): Promise<WebPages> {
  const entry = join(webFolder, 'dist/server/entry-server.js');
  const documentsFile = join(webFolder, 'dist/server/registered-documents.json');
  const manifestFile = join(webFolder, 'dist/client/.vite/manifest.json');
  try {
    statSync(documentsFile);
    statSync(manifestFile);
  } catch {
    throw new Error('The web client hasn’t been built. Run `npx -y pnpm@12 run build` first.');
  }
  const manifestText = readFileSync(manifestFile, 'utf8');
  const manifest: unknown = JSON.parse(manifestText);
  const clientFolder = join(webFolder, 'dist/client');
  const addresses: PageAddresses = await import(
    pathToFileURL(join(webFolder, 'dist/server/entry-addresses.js')).href
  );
  const assets = { mode: 'built', manifest };
  const thread = openPageThread(entry, assets, logger);
  const renderer: PageRenderer = {
    ...addresses,
    ...thread,
    registeredDocuments: async () => JSON.parse(readFileSync(documentsFile, 'utf8')) as string[],
  };
  return {
    load: async () => renderer,
    assets,
    finish: async (_url, html) => html,
    async serveFiles(app) {
      serveServiceWorker(app, serviceWorker ? builtWorker(clientFolder, manifestText) : null);
      await app.register(fastifyStatic, {
        root: clientFolder,
        wildcard: false,
        index: false,
        // The build has written compressed scripts and styles beside the originals.
        preCompressed: true,
        globIgnore: ['**/*.br'],
        decorateReply: false,
        cacheControl: false,
        // Names in assets/ carry a hash of the content, so a file never changes.
        setHeaders: (reply, path) =>
          void reply.header(
            'cache-control',
            path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
          ),
      });
    },
    close: () => thread.close(),
  };
}

/** Whether a page is requested, rather than the API or a file. */
export function isPageRequest(request: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = request.url.split('?')[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/api(\/|$)/.test(path) &&
    path !== '/graphql' &&
    !/^\/(?:assets|uploads)\//.test(path) &&
    !/\.[a-z0-9]{2,5}$/i.test(path)
  );
}
