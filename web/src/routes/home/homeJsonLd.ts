import type { Site } from '../../lib/head/headTags.ts';
import type { JsonLd } from '../../lib/head/schemaOrg.ts';
import { publisherJsonLd } from '../../lib/head/shopJsonLd.ts';

/** The site as schema.org's WebSite, with its search. */
export function websiteJsonLd(site: Site): JsonLd<'WebSite'> {
  const { origin, shopName } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: shopName,
    url: `${origin}/`,
    inLanguage: 'en-GB',
    publisher: publisherJsonLd(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/shop?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
