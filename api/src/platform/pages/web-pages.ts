import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { digest } from '../text/digest.ts';
import { serveServiceWorker, type ServiceWorker } from './service-worker.ts';

/** Runs a page's queries while it's rendered; always as a guest. */
export type ExecuteAsGuest = (operation: {
  query: string;
  variables?: Record<string, unknown>;
}) => Promise<FormattedExecutionResult>;

export interface PageRequest {
  readonly url: string;
  readonly origin: string;
  readonly execute: ExecuteAsGuest;
  readonly assets: unknown;
}

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly redirect?: string;
}

/** The web client's server entry, however it was loaded. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageAnswer>;
  renderFailure(request: PageRequest): Promise<PageAnswer>;
  /** The document of the GraphQL playground, which runs only in the browser. */
  playgroundHtml(page: { readonly origin: string; readonly assets: unknown }): string;
  /**
   * The page about the REST paths.
   *
   * @param page.document the OpenAPI document to show.
   */
  restDocsHtml(page: {
    readonly origin: string;
    readonly assets: unknown;
    readonly document: unknown;
  }): string;
  /**
   * The path and query by which a page is rendered and cached: the request's, without parameters that the page ignores.
   */
  pageUrl(url: string): string;
  /** All pages' paths as patterns, such as `/product/:key`. */
  readonly pagePaths: readonly string[];
  /** The paths of single pages that search engines should find. */
  readonly listedPaths: readonly string[];
  /** The text of every operation the client sends. */
  registeredDocuments(): string[];
}

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
 * The built client in `web/dist`.
 * @param serviceWorker whether browsers get the service worker, or lose the one they have.
 * @throws Error that says how to build it.
 */
export async function builtWebPages(webFolder: string, serviceWorker: boolean): Promise<WebPages> {
  const entry = join(webFolder, 'dist/server/entry-server.js');
  const manifestFile = join(webFolder, 'dist/client/.vite/manifest.json');
  try {
    statSync(entry);
    statSync(manifestFile);
  } catch {
    throw new Error('The web client hasn’t been built. Run `npx -y pnpm@12 run build` first.');
  }
  const manifestText = readFileSync(manifestFile, 'utf8');
  const manifest: unknown = JSON.parse(manifestText);
  const clientFolder = join(webFolder, 'dist/client');
  const renderer: PageRenderer = await import(pathToFileURL(entry).href);
  return {
    load: async () => renderer,
    assets: { mode: 'built', manifest },
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
    close: async () => undefined,
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
