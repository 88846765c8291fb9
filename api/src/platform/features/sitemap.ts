import { cachedData } from '../cache/query-cache.ts';
import type { Dataset } from '../database/data-versions.ts';
import type { Services } from '../services/services.ts';

/** A page that search engines should find. */
export interface SitemapAddress {
  /** Its canonical path, for example /blog/tyre-pressure-guide. */
  readonly path: string;
  /** When what it says last changed; left out where nobody keeps that. */
  readonly changedAt?: Date;
}

/** A kind of page, with files of its own in the sitemap. */
export interface SitemapKind {
  /** In the plural, as its files are called: /sitemaps/products-1.xml. */
  readonly name: string;
  /** The data that its addresses come from: they are read again when it changes. */
  readonly dataset: Dataset;
  /** Every address of this kind that is indexed, in a lasting order. */
  readonly addresses: (services: Services) => Promise<readonly SitemapAddress[]>;
  /** The paths that have been indexed and were taken off the shop since a time; left out where none ever is. */
  readonly gone?: (services: Services, since: Date) => Promise<readonly string[]>;
}

/** The kinds of page of all features that search engines should find. */
export class SitemapKinds {
  all: readonly SitemapKind[] = [];
}

interface SitemapFile {
  readonly path: string;
  readonly text: string;
  readonly changedAt: Date | undefined;
}

/** Files may have 50,000 addresses and 50 MB; of smaller ones a crawler reads again only what has changed. */
const ADDRESSES_A_FILE = 10_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** What files are asked for by; names of kinds are words in lower case. */
export const SITEMAP_FILE_PATH = '/sitemaps/';

/** The whole address of a path as it stands in XML: what else would need escaping is encoded in every URL. */
const location = (path: string, origin: string): string =>
  new URL(path, origin).href.replaceAll('&', '&amp;');

function newest(dates: readonly (Date | undefined)[]): Date | undefined {
  return dates.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), undefined);
}

/** A list of addresses as sitemaps have it. */
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
 * The sitemap: an index of files, those of each kind of page together. A kind is read when it is first asked for, and
 * again after its data have changed; crawlers that come meanwhile wait for that reading.
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

  /** The list of all files, which says when each last changed. */
  async index(): Promise<string> {
    const files = await Promise.all([...this.#kinds.values()].map((kind) => kind()));
    return list('sitemapindex', this.#origin, files.flat());
  }

  /** One file; null if there is none at that path. */
  async file(path: string): Promise<string | null> {
    const [, name = ''] = /^\/sitemaps\/([a-z]+)-\d+\.xml$/.exec(path) ?? [];
    const files = await this.#kinds.get(name)?.();
    return files?.find((file) => file.path === path)?.text ?? null;
  }
}
