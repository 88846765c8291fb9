import type { Services } from '../../platform/services.ts';
import type { SitemapAddress } from '../../platform/sitemap.ts';
import { PageService } from '../pages/page.service.ts';

/** As many as one request may name. */
const MOST_AT_ONCE = 10_000;
const PATIENCE_MS = 10_000;

const TOLD_UNTIL = 'select told_until as "toldUntil" from index_now';
const TELL = `
  insert into index_now (told_until) values ($1) on conflict (one) do update set told_until = excluded.told_until`;

/** Tells search engines which pages have changed, by the protocol of indexnow.org. */
export class IndexNow {
  readonly #services: Services;
  readonly #pages: PageService;

  constructor(services: Services) {
    this.#services = services;
    this.#pages = services.get(PageService);
  }

  /**
   * Submits the pages that have changed since last time; the first time it only notes the time. If the search engine
   * cannot be reached, they are submitted next time.
   * @throws Error if it refuses or gives no answer.
   */
  async tell(): Promise<void> {
    const { config, sql, now } = this.#services.platform;
    if (!config.indexNow) return;
    const until = now();
    const [told] = await sql.rows<{ toldUntil: Date }>(TOLD_UNTIL);
    const changed = told ? await this.#changedBetween(told.toldUntil, until) : [];
    for (let from = 0; from < changed.length; from += MOST_AT_ONCE)
      await this.#submit(changed.slice(from, from + MOST_AT_ONCE));
    await sql.rows(TELL, [until]);
  }

  async #changedBetween(since: Date, until: Date): Promise<string[]> {
    const lists: (readonly SitemapAddress[])[] = [await this.#pages.addresses()];
    for (const { addresses } of this.#services.sitemap) lists.push(await addresses(this.#services));
    return lists
      .flat()
      .filter(({ changedAt }) => changedAt && changedAt > since && changedAt <= until)
      .map(({ path }) => path);
  }

  async #submit(paths: readonly string[]): Promise<void> {
    const { indexNow, publicUrl } = this.#services.platform.config;
    if (!indexNow) return;
    const { key, endpoint } = indexNow;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicUrl).host,
        key,
        keyLocation: `${publicUrl}/${key}.txt`,
        urlList: paths.map((path) => publicUrl + path),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`IndexNow answered ${response.status} to ${paths.length} addresses.`);
  }
}
