import type { Platform } from '../../services/platform.ts';

/** Bounds what one process stores, and what a flood of invented addresses can take. */
const MOST_URLS = 1_000;
const MOST_NETWORKS = 1_000;
const LONGEST_URL = 200;
/** How many are worth rendering ahead. */
const MOST_POPULAR = 200;

/** A visit loses weight as it gets older, and counts for nothing after an hour. */
const STORE = `
  with old as (
    delete from popular_pages where url in (
      select url from popular_pages
      where visited_at < $3::timestamptz - interval '1 hour' and url <> all ($1::text[])
      for update skip locked))
  insert into popular_pages as known (url, visits, visited_at)
  select url, visits, $3 from unnest($1::text[], $2::integer[]) as noted (url, visits) order by url
  on conflict (url) do update set
    visits = excluded.visits
      + known.visits * exp(extract(epoch from known.visited_at - excluded.visited_at)::float / 3600),
    visited_at = excluded.visited_at`;
const POPULAR = `
  select url from popular_pages where visited_at >= $1::timestamptz - interval '1 hour'
  order by visits * exp(extract(epoch from visited_at - $1)::float / 3600) desc, url limit ${MOST_POPULAR}`;

/**
 * The pages that visitors of all processes requested in the last hour. A network counts once a minute for a page, so a
 * single visitor can't make it popular.
 */
export class PopularPages {
  readonly #sql: Platform['sql'];
  readonly #now: Platform['now'];
  /** The networks that requested each page since the last {@link store}. */
  #noted = new Map<string, Set<string>>();

  constructor({ sql, now }: Pick<Platform, 'sql' | 'now'>) {
    this.#sql = sql;
    this.#now = now;
  }

  /** @param url the address a page is cached by; it must say nothing about the visitor. */
  note(url: string, network: string): void {
    const networks = this.#noted.get(url) ?? new Set();
    if (networks.size >= MOST_NETWORKS) return;
    if (networks.size === 0) {
      if (this.#noted.size >= MOST_URLS || url.length > LONGEST_URL) return;
      this.#noted.set(url, networks);
    }
    networks.add(network);
  }

  /** Stores what was noted since the last call. If that fails, it's lost. */
  async store(): Promise<void> {
    const noted = [...this.#noted];
    this.#noted = new Map();
    if (noted.length === 0) return;
    const visits = noted.map(([, networks]) => networks.size);
    await this.#sql.rows(STORE, [noted.map(([url]) => url), visits, this.#now()]);
  }

  /** The addresses of the most popular pages of all processes, the most popular first. */
  async read(): Promise<string[]> {
    const pages = await this.#sql.rows<{ url: string }>(POPULAR, [this.#now()]);
    return pages.map(({ url }) => url);
  }
}
