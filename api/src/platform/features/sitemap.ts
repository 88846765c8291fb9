import { cachedData } from '../cache/query-cache.ts';
import type { Dataset } from '../database/data-versions.ts';
import type { Services } from '../services/services.ts';

/** A page that search engines should find. */
export interface SitemapAddress {
  /** Its canonical path, for example /blog/tyre-pressure-guide. */
  readonly path: string;
  /** When its content last changed; absent if unknown. */
  readonly changedAt?: Date | undefined;
}

/** One of the files of a kind of page. */
export interface SitemapPart {
  /** Its number, as in its name. Numbers may be missing. */
  readonly number: number;
  /** When the newest of its pages changed. */
  readonly changedAt: Date | undefined;
}

/** A kind of page, with its own files in the sitemap. */
export interface SitemapKind {
  /** Plural, as in its files' names: /sitemaps/products-1.xml. */
  readonly name: string;
  /** The dataset its addresses come from: they're read again when it changes. */
  readonly dataset: Dataset;
  /**
   * The files of a kind with too many pages to read at once, each with at most {@link ADDRESSES_A_FILE}; absent if all
   * addresses are read together.
   */
  readonly files?: (services: Services) => Promise<readonly SitemapPart[]>;
  /** Every indexed address of this kind, or of one of its files, in a stable order. */
  readonly addresses: (services: Services, file: number) => Promise<readonly SitemapAddress[]>;
  /** Whether these pages are rendered before anybody requests them. */
  readonly isPopular?: true;
  /** The paths that were indexed and have been removed since a time; absent if pages of this kind are never removed. */
  readonly gone?: (services: Services, since: Date) => Promise<readonly string[]>;
}

/** All features' kinds of page for search engines. */
export class SitemapKinds {
  all: readonly SitemapKind[] = [];
}

/** A file may have 50,000 addresses and 50 MB; with smaller files, crawlers reread only what has changed. */
export const ADDRESSES_A_FILE = 10_000;

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

/** The files of one kind of page. */
interface KindFiles {
  readonly parts: () => Promise<readonly SitemapPart[]>;
  readonly addresses: (file: number) => Promise<readonly SitemapAddress[]>;
}

function filesOf({ dataset, files, addresses }: SitemapKind, services: Services): KindFiles {
  const { versions } = services.platform;
  if (files)
    return {
      parts: cachedData(versions, dataset, () => files(services)),
      addresses: (file) => addresses(services, file),
    };
  const all = cachedData(versions, dataset, () => addresses(services, 1));
  const part = async (file: number): Promise<readonly SitemapAddress[]> =>
    (await all()).slice((file - 1) * ADDRESSES_A_FILE, file * ADDRESSES_A_FILE);
  return {
    async parts() {
      const count = Math.ceil((await all()).length / ADDRESSES_A_FILE);
      return Promise.all(
        Array.from({ length: count }, async (_, index) => ({
          number: index + 1,
          changedAt: newest((await part(index + 1)).map(({ changedAt }) => changedAt)),
        })),
      );
    },
    addresses: part,
  };
}

/**
 * The sitemap: an index, and the files of each kind of page. A kind is read when first requested and again after its
 * data has changed; crawlers that come meanwhile wait for that read.
 */
export class Sitemap {
  readonly #origin: string;
  readonly #kinds: ReadonlyMap<string, KindFiles>;

  /** @param kinds in the order of the index. */
  constructor(services: Services, kinds: readonly SitemapKind[]) {
    this.#origin = services.platform.config.publicUrl;
    this.#kinds = new Map(kinds.map((kind) => [kind.name, filesOf(kind, services)]));
  }

  /** The index of all files, with each one's last change. */
  async index(): Promise<string> {
    const files = await Promise.all(
      [...this.#kinds].map(async ([name, kind]) =>
        (await kind.parts()).map(({ number, changedAt }) => ({
          path: `${SITEMAP_FILE_PATH}${name}-${number}.xml`,
          changedAt,
        })),
      ),
    );
    return list('sitemapindex', this.#origin, files.flat());
  }

  /** One file; null if the path doesn’t exist. */
  async file(path: string): Promise<string | null> {
    const [, name = '', number] = /^\/sitemaps\/([a-z]+)-([1-9]\d*)\.xml$/.exec(path) ?? [];
    const kind = this.#kinds.get(name);
    const part = (await kind?.parts())?.find((one) => one.number === Number(number));
    return kind && part ? list('urlset', this.#origin, await kind.addresses(part.number)) : null;
  }
}
