/** A structured-data object, as schema.org defines it. */
export type JsonLd = Record<string, unknown>;

/** What a page says about itself to browsers, search engines and link previews. */
export interface PageMeta {
  /** Without the shop's name, which is added. */
  title: string;
  /** For the few pages whose title is complete as it stands. */
  bareTitle?: boolean;
  description?: string;
  /** Separated by commas. */
  keywords?: string;
  /** For link previews, where they say it in other words than the page itself. */
  openGraphTitle?: string;
  openGraphDescription?: string;
  /** The path of the page's one true address; left out for pages that are not indexed. */
  canonicalPath?: string;
  /** For example `noindex,follow`; left out when search engines may index the page. */
  robots?: string;
  imageUrl?: string;
  openGraphType?: 'website' | 'product' | 'article';
  jsonLd?: JsonLd[];
}

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Where the document stands and whose it is. */
export interface Site {
  origin: string;
  shopName: string;
}

function meta(key: 'name' | 'property', name: string, content: string | undefined): HeadTag[] {
  return content ? [{ name: 'meta', attributes: { [key]: name, content } }] : [];
}

/** The full title of a page, as the tab shows it. */
export function pageTitle(page: PageMeta, site: Site): string {
  return page.bareTitle || !site.shopName ? page.title : `${page.title} | ${site.shopName}`;
}

/** The tags of the head that say what `page` says; the same list on the server and in the browser. */
export function headTags(page: PageMeta, site: Site): HeadTag[] {
  const title = pageTitle(page, site);
  const canonical =
    page.canonicalPath === undefined ? undefined : new URL(page.canonicalPath, site.origin).href;
  const image = page.imageUrl ? new URL(page.imageUrl, site.origin).href : undefined;
  return [
    { name: 'title', attributes: {}, text: title },
    ...meta('name', 'description', page.description),
    ...meta('name', 'keywords', page.keywords),
    ...meta('name', 'robots', page.robots),
    ...(canonical ? [{ name: 'link', attributes: { rel: 'canonical', href: canonical } } as const] : []),
    ...meta('property', 'og:title', page.openGraphTitle ?? title),
    ...meta('property', 'og:description', page.openGraphDescription ?? page.description),
    ...meta('property', 'og:type', page.openGraphType ?? 'website'),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:image', image),
    ...meta('property', 'og:site_name', site.shopName),
    ...(page.jsonLd ?? []).map((data) => ({
      name: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: escapeJson(JSON.stringify(data)),
    })),
  ];
}

/** JSON that cannot end the script element it stands in. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
