import fontUrl from '@archivo/english.woff2?url';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentHtml } from '../lib/head/document.ts';
import { headTags } from '../lib/head/headTags.ts';
import type { OpenApi } from '../restDocs/openApi.ts';
import { RestDocs } from '../restDocs/RestDocs.tsx';
import { lookAssets, type ClientAssets } from './clientAssets.ts';

/**
 * The complete HTML of the REST documentation. It needs no JavaScript.
 * @param document the shop's OpenAPI document.
 */
export function restDocsHtml({
  origin,
  assets,
  document,
}: {
  origin: string;
  assets: ClientAssets;
  document: OpenApi;
}): string {
  return documentHtml({
    ...lookAssets(assets),
    head: headTags({ title: document.info.title, robots: 'noindex' }, { origin, shopName: '' }),
    body: renderToStaticMarkup(<RestDocs document={document} />),
    rendered: true,
    state: {},
    fonts: [fontUrl],
  });
}
