import type { PageRenderer, WebPages } from '../src/platform/web-pages.ts';

interface WebClient {
  /** The texts of its own documents. */
  readonly documents?: readonly string[];
  /** Its answer to a page; throw to make it fail. */
  readonly render?: PageRenderer['render'];
  /** By what its pages are kept; by their whole addresses when left out. */
  readonly pageUrl?: PageRenderer['pageUrl'];
}

const HTML = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=60',
};

/** A web client of one page, in place of the real one. */
export function aWebClient({
  documents = [],
  pageUrl = (url) => url,
  render = async ({ url }) => ({ status: 200, html: `<h1>${encodeURI(url)}</h1>`, headers: HTML }),
}: WebClient = {}): WebPages {
  const renderer: PageRenderer = {
    render,
    renderFailure: async () => ({
      status: 500,
      html: '<h1>Something went wrong</h1>',
      headers: { ...HTML, 'Cache-Control': 'private, no-store' },
    }),
    playgroundHtml: () => '<h1>Playground</h1>',
    restDocsHtml: () => '<h1>REST paths</h1>',
    pageUrl,
    listedPaths: ['/'],
    pagePaths: ['/', '/shop', '/product/:key'],
    registeredDocuments: () => [...documents],
  };
  return {
    load: async () => renderer,
    assets: null,
    finish: async (_url, html) => html,
    serveFiles: async () => undefined,
    close: async () => undefined,
  };
}
