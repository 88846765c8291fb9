import { SitemapKinds, type SitemapAddress, type SitemapKind } from '../../../platform/features/sitemap.ts';
import { traced } from '../../../platform/observability/tracing.ts';
import { Service } from '../../../platform/services/services.ts';
import { PageService } from '../pages/index.ts';

/** The most that one request can contain. */
const MOST_AT_ONCE = 10_000;
const PATIENCE_MS = 10_000;
/** The longest time between a change's timestamp and its commit, before which we can't read it. */
const OVERLAP_MS = 2 * 60_000;
const TOO_MANY_REQUESTS = 429;

const TOLD_UNTIL = 'select told_until as "toldUntil" from index_now';
const TELL = `
  insert into index_now (told_until) values ($1) on conflict (one) do update set told_until = excluded.told_until`;

/** Tells search engines which pages have changed, using the IndexNow protocol (indexnow.org). */
export class IndexNow extends Service {
  readonly #pages = this.services.get(PageService);
  /** The data versions seen by the last run. */
  #seen = '';

  /**
   * Submits pages that were changed or removed since the last run; the first run only records the time. If the
   * search engine is rate limiting, the next run submits them.
   * @throws Error if it refuses them or can't be reached: then the job is retried.
   */
  async tell(): Promise<void> {
    const { config, sql, now, versions } = this.platform;
    const seen = versions.stamp();
    if (!config.indexNow || seen === this.#seen) return;
    const until = now();
    const [told] = await sql.rows<{ toldUntil: Date }>(TOLD_UNTIL);
    const changed = told
      ? await this.#changedSince(new Date(told.toldUntil.getTime() - OVERLAP_MS), until)
      : [];
    for (let from = 0; from < changed.length; from += MOST_AT_ONCE)
      if (!(await this.#submit(changed.slice(from, from + MOST_AT_ONCE)))) return;
    await sql.rows(TELL, [until]);
    this.#seen = seen;
  }

  async #changedSince(since: Date, until: Date): Promise<string[]> {
    const lists: (readonly SitemapAddress[])[] = [await this.#pages.addresses()];
    const gone: (readonly string[])[] = [await this.#pages.goneSince(since)];
    for (const kind of this.services.get(SitemapKinds).all) {
      for (const file of await this.#filesChangedSince(kind, since))
        lists.push(await kind.addresses(this.services, file));
      if (kind.gone) gone.push(await kind.gone(this.services, since));
    }
    const changed = lists
      .flat()
      .filter(({ changedAt }) => changedAt && changedAt > since && changedAt <= until)
      .map(({ path }) => path);
    return [...changed, ...gone.flat()];
  }

  async #filesChangedSince({ files }: SitemapKind, since: Date): Promise<number[]> {
    if (!files) return [1];
    const parts = await files(this.services);
    return parts.flatMap(({ number, changedAt }) => (changedAt && changedAt > since ? [number] : []));
  }

  /** @returns whether they were accepted; false if the search engine is rate limiting. */
  async #submit(paths: readonly string[]): Promise<boolean> {
    const { config, logger } = this.platform;
    const { indexNow, publicUrl } = config;
    if (!indexNow) return false;
    const { key, endpoint } = indexNow;
    const response = await traced('IndexNow', 'client', {}, () =>
      fetch(endpoint, {
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
      }),
    );
    if (response.status === TOO_MANY_REQUESTS) {
      logger.info({ count: paths.length }, 'IndexNow is rate limiting; these changes wait for the next run.');
      return false;
    }
    if (!response.ok) throw new Error(`IndexNow answered ${response.status} to ${paths.length} addresses.`);
    return true;
  }
}
