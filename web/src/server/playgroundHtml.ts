import fontUrl from '@archivo/english.woff2?url';
import { documentHtml } from '../lib/head/document.ts';
import { headTags } from '../lib/head/headTags.ts';
import { playgroundAssets, type ClientAssets } from './clientAssets.ts';

/** The playground's HTML document. It's empty without JavaScript, which the editor needs. */
export function playgroundHtml({ origin, assets }: { origin: string; assets: ClientAssets }): string {
  return documentHtml({
    ...playgroundAssets(assets),
    head: headTags({ title: 'GraphQL playground', robots: 'noindex' }, { origin, shopName: '' }),
    body:
      '<main class="wrap py-10"><h1 class="text-2xl">GraphQL playground</h1><p class="mt-3">Loading. It ' +
      'needs JavaScript. You can also query the schema at <code>/graphql</code> with any ' +
      'client.</p></main>',
    rendered: false,
    state: {},
    fonts: [fontUrl],
  });
}
