import { cachedData } from '../cache/query-cache.ts';
import type { Dataset } from '../database/data-versions.ts';
import type { Services } from '../services/services.ts';

/** A page that search engines should find. */
export interface SitemapAddress {
  /** Its canonical path, for example /blog/tyre-pressure-guide. */
  readonly path: string;
  /** When its content last changed; absent if unknown. */
  readonly changedAt?: Date;
}

/** A kind of page, with its own files in the sitemap. */
export interface SitemapKind {
  /** Plural, as in its files' names: /sitemaps/products-1.xml. */
  readonly name: string;
  /** The dataset its addresses come from: they're read again when it changes. */
  readonly dataset: Dataset;
  /** Every indexed address of this kind, in a stable order. */
  readonly addresses: (services: Services) => Promise<readonly SitemapAddress[]>;
  /** Whether these pages are rendered before anybody requests them. */
  readonly isPopular?: true;
  /** The paths that were indexed and have been removed since a time; absent if pages of this kind are never removed. */
  readonly gone?: (services: Services, since: Date) => Promise<readonly string[]>;
}

/** All features' kinds of page for search engines. */
export class SitemapKinds {
  all: readonly SitemapKind[] = [];
}

interface SitemapFile {
  readonly path: string;
  readonly text: string;
  readonly changedAt: Date | undefined;
}

/** A file may have 50,000 addresses and 50 MB; with smaller files, crawlers reread only what has changed. */
const ADDRESSES_A_FILE = 10_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The path prefix of sitemap files; kinds' names are lower-case words. */
export const SITEMAP_FILE_PATH = '/sitemaps/';

/** A path's full address for XML: only `&` needs escaping, because URLs encode the rest. */
const location = (path: string, origin: string): string =>
  new URL(path, origin).href.replaceAll('&', '&amp;');

function newest(dates: readonly (Date | undefined)[]): Date | undefined {
  return dates.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), undefined);
}

/** Formats addresses as sitemap XML. */
function list(kind: 'urlset' | 'sitemapindex', origin: string, items: readonly SitemapAddress[]): string {
  const item = kind === 'urlset' ? 'url' : 'sitemap';
  const lines = items.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${item}><loc>${location(path, origin)}</loc>${lastmod}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="${NAMESPACE}">\n${lines.join('')}</${kind}>\n`;
}

function filesOf(name: string, origin: string, addresses: readonly SitemapAddress[]): SitemapFile[] {
  const count = Math.ceil(addresses.length / ADDRESSES_A_FILE);
  return Array.from({ length: count }, (_, index) => {
    const part = addresses.slice(index * ADDRESSES_A_FILE, (index + 1) * ADDRESSES_A_FILE);
    return {
      path: `${SITEMAP_FILE_PATH}${name}-${index + 1}.xml`,
      text: list('urlset', origin, part),
      changedAt: newest(part.map(({ changedAt }) => changedAt)),
    };
  });
}

/**
 * The sitemap: an index, and the files of each kind of page. A kind is read when first requested and again after its
 * data has changed; crawlers that come meanwhile wait for that read.
 */
export class Sitemap {
  readonly #origin: string;
  readonly #kinds: ReadonlyMap<string, () => Promise<SitemapFile[]>>;

  /** @param kinds in the order of the index. */
  constructor(services: Services, kinds: readonly SitemapKind[]) {
    const { config, versions } = services.platform;
    this.#origin = config.publicUrl;
    this.#kinds = new Map(
      kinds.map(({ name, dataset, addresses }) => [
        name,
        cachedData(versions, dataset, async () => filesOf(name, config.publicUrl, await addresses(services))),
      ]),
    );
  }

  /** The index of all files, with each one's last change. */
  async index(): Promise<string> {
    const files = await Promise.all([...this.#kinds.values()].map((kind) => kind()));
    return list('sitemapindex', this.#origin, files.flat());
  }

  /** One file; null if the path doesn’t exist. */
  async file(path: string): Promise<string | null> {
    const [, name = ''] = /^\/sitemaps\/([a-z]+)-\d+\.xml$/.exec(path) ?? [];
    const files = await this.#kinds.get(name)?.();
    return files?.find((file) => file.path === path)?.text ?? null;
  }
}
