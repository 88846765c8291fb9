import { pictureSources, pictureUrl } from '../paths/pictureUrl.ts';
import { shortDescription } from '../text/shortDescription.ts';
import type { JsonLd } from './schemaOrg.ts';

export type { JsonLd };

/** A page's metadata for browsers, search engines and link previews. */
export interface PageMeta {
  /** Excludes the shop's name, which is added. */
  title: string;
  /** True for the few pages whose title is complete as it is. */
  bareTitle?: boolean;
  /** Shortened to what search engines show. */
  description?: string;
  /** Comma-separated keywords. */
  keywords?: string;
  /** For link previews, if it differs from the page's title. */
  openGraphTitle?: string;
  openGraphDescription?: string;
  /** The canonical path. Omit it for pages that aren't indexed, except variants of an indexed page. */
  canonicalPath?: string;
  /** For example `noindex,follow`. Omit it if search engines may index the page. */
  robots?: string;
  /** The picture of link previews, of any size. Defaults to the shop's logo. */
  imageUrl?: string;
  /** A picture drawn for link previews of this page, 1200 by 630 pixels. */
  sharePicture?: { /** A path of the shop. */ url: string; alt: string };
  /** The picture seen first and its `sizes`. It's fetched before the markup is parsed. */
  mainPicture?: { url: string | undefined; sizes: string };
  openGraphType?: 'website' | 'product' | 'article';
  /** The path of the page's Atom feed. */
  feedPath?: string;
  jsonLd?: JsonLd[];
}

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** The shop's own logo, 1200 by 630 pixels: the link preview of pages without a picture of their own. */
export const SHARED_PICTURE = '/share.png';
const SHARE_SIZE = { width: '1200', height: '630' };

/** The owner's logo and icons, by their paths; null for the shop's own. */
export interface SiteLook {
  logo: { url: string; width: number; height: number; shareUrl: string } | null;
  icons: { tab: string; touch: string; large: string } | null;
}

/** The document's origin, and the shop's name and look. */
export interface Site extends Partial<SiteLook> {
  origin: string;
  shopName: string;
}

function meta(key: 'name' | 'property', name: string, content: string | undefined): HeadTag[] {
  return content ? [{ name: 'meta', attributes: { [key]: name, content } }] : [];
}

const feedLink = (href: string): HeadTag => ({
  name: 'link',
  attributes: { rel: 'alternate', type: 'application/atom+xml', href },
});

/** A page's full title, as the tab shows it. */
export function pageTitle(page: PageMeta, site: Site): string {
  return page.bareTitle || !site.shopName ? page.title : `${page.title} | ${site.shopName}`;
}

function pictureTags(
  { imageUrl, sharePicture, title }: PageMeta,
  { origin, shopName, logo }: Site,
): HeadTag[] {
  if (imageUrl && !sharePicture)
    return [
      ...meta('property', 'og:image', new URL(imageUrl, origin).href),
      ...meta('property', 'og:image:alt', title),
      ...meta('name', 'twitter:card', 'summary_large_image'),
    ];
  const { url, alt } = sharePicture ?? { url: logo?.shareUrl ?? SHARED_PICTURE, alt: shopName };
  return [
    ...meta('property', 'og:image', origin + url),
    ...meta('property', 'og:image:width', SHARE_SIZE.width),
    ...meta('property', 'og:image:height', SHARE_SIZE.height),
    ...meta('property', 'og:image:alt', alt),
    ...meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Preloads the main picture in the format and width that the page will request. */
export function mainPictureTags({ mainPicture }: PageMeta): HeadTag[] {
  const sources = mainPicture?.url && pictureSources(pictureUrl(mainPicture.url));
  if (!mainPicture || !sources) return [];
  const attributes = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: sources.avif,
    imagesizes: mainPicture.sizes,
    fetchpriority: 'high',
  };
  return [{ name: 'link', attributes }];
}

/** The head tags for `page`: the same list on the server and in the browser. */
export function headTags(page: PageMeta, site: Site): HeadTag[] {
  const title = pageTitle(page, site);
  const description = page.description && shortDescription(page.description);
  const canonical =
    page.canonicalPath === undefined ? undefined : new URL(page.canonicalPath, site.origin).href;
  return [
    { name: 'title', attributes: {}, text: title },
    ...meta('name', 'description', description),
    ...meta('name', 'keywords', page.keywords),
    ...meta('name', 'robots', page.robots),
    ...(canonical ? [{ name: 'link', attributes: { rel: 'canonical', href: canonical } } as const] : []),
    ...(page.feedPath ? [feedLink(new URL(page.feedPath, site.origin).href)] : []),
    ...meta('property', 'og:title', page.openGraphTitle ?? title),
    ...meta('property', 'og:description', page.openGraphDescription ?? description),
    ...meta('property', 'og:type', page.openGraphType ?? 'website'),
    ...meta('property', 'og:url', canonical),
    ...pictureTags(page, site),
    ...meta('property', 'og:site_name', site.shopName),
    ...(page.jsonLd ?? []).map((data) => ({
      name: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: escapeJson(JSON.stringify(data)),
    })),
  ];
}

/** JSON that can't close the surrounding script element. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
