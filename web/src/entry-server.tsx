import { text } from 'node:stream/consumers';
import { ApolloProvider } from '@apollo/client/react';
import fontUrl from '@archivo/english.woff2?url';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { parsePath, StaticRouter } from 'react-router-dom';
import { PageQueriesContext } from './apollo/pageQueriesContext.ts';
import { serverClient } from './apollo/serverClient.ts';
import { App } from './App.tsx';
import { documentHtml } from './lib/head/document.ts';
import { headTags } from './lib/head/headTags.ts';
import { createPageResponse, PageResponseContext, type PageResponse } from './lib/head/pageResponse.ts';
import { pageAt } from './router.tsx';
import { ErrorPage } from './routing/ErrorPage.tsx';
import type { LazyPage } from './routing/lazyPage.tsx';
import { pageAddress } from './routing/pageAddress.ts';
import { pageAssets, type ClientAssets } from './server/clientAssets.ts';
import { PageQueries, type Execute } from './server/pageQueries.ts';
import { Sprite } from './ui/tyre/Sprite.tsx';

export { playgroundHtml } from './server/playgroundHtml.ts';
export { restDocsHtml } from './server/restDocsHtml.tsx';

/** A page request, as the HTTP server passes it on. */
export interface PageRequest {
  /** Path and query as the client sent them. */
  url: string;
  /** Scheme and host, for canonical URLs. */
  origin: string;
  execute: Execute;
  assets: ClientAssets;
}

/** The answer for the HTTP server. If `redirect` is set, the rest of the body is empty. */
export interface PageAnswer {
  status: number;
  html: string;
  headers: Record<string, string>;
  redirect?: string;
}

const CACHE_CONTROL = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  private: 'private, no-store',
};

/** A page whose data takes longer than this (in milliseconds) fails. */
const RENDER_TIMEOUT_MS = 10_000;

/** Renders to a string once all data is there. Throws any failure on the way instead of leaving it to the browser. */
async function renderMarkup(tree: ReactNode): Promise<string> {
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerenderToNodeStream(tree, {
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    // Larger parts would be sent hidden and placed by an inline script, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= { error };
    },
  });
  const markup = await text(prelude);
  if (failure) throw failure.error;
  return markup;
}

const sprite = renderToStaticMarkup(<Sprite />);

function pageOf(address: string): LazyPage {
  return pageAt(parsePath(address).pathname ?? '/');
}

function answer(response: PageResponse, html: string): PageAnswer {
  const isGood = response.status < 400;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': CACHE_CONTROL[isGood ? response.cache : 'private'],
    ...response.headers,
  };
  return { status: response.status, html, headers, redirect: response.redirect };
}

/** Renders the requested page as a guest sees it. Throws what the page threw; see `renderFailure`. */
export async function render({ url, origin, execute, assets }: PageRequest): Promise<PageAnswer> {
  const address = pageAddress(url);
  const page = pageOf(address);
  await page.preload();
  const queries = new PageQueries(execute);
  const response = createPageResponse();
  const body = await renderMarkup(
    <PageResponseContext value={response}>
      <ApolloProvider client={serverClient}>
        <PageQueriesContext value={queries}>
          <StaticRouter location={address}>
            <App origin={origin} />
          </StaticRouter>
        </PageQueriesContext>
      </ApolloProvider>
    </PageResponseContext>,
  );
  if (response.redirect !== undefined) return answer(response, '');
  const html = documentHtml({
    ...pageAssets(assets, page.name),
    head: response.head,
    look: response.look,
    body,
    sprite,
    rendered: true,
    state: queries.state,
    fonts: [fontUrl],
  });
  return answer(response, html);
}

/** The answer to a request whose `render` threw: an error page, which the browser tries to render again. */
export async function renderFailure({ url, origin, assets }: PageRequest): Promise<PageAnswer> {
  const address = pageAddress(url);
  const body = await renderMarkup(
    <StaticRouter location={address}>
      <ErrorPage />
    </StaticRouter>,
  );
  const html = documentHtml({
    ...pageAssets(assets, pageOf(address).name),
    head: headTags({ title: 'Something went wrong', robots: 'noindex' }, { origin, shopName: '' }),
    body,
    sprite,
    rendered: false,
    state: {},
    fonts: [fontUrl],
  });
  return answer({ ...createPageResponse(), status: 500 }, html);
}
