import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import type { FailedSearchKind } from './search.enums.ts';
import { areUnnamed } from './unnamed-words.ts';

/** A search that found nothing. */
export interface Miss {
  readonly kind: FailedSearchKind;
  /** The parts that were recognised, as the shop writes them, such as 205/55 R16; can be empty. */
  readonly understood: string;
  /** The other words; can be empty. */
  readonly words: string;
}

/** A search that found nothing, and how often. */
export interface CountedMiss {
  readonly kind: FailedSearchKind;
  readonly text: string;
  readonly count: number;
}

/** No tyre has a longer name. */
const LONGEST_TEXT = 60;
/**
 * The most different texts waiting to be saved, so a visitor who tries thousands of words costs no memory and no rows.
 */
const MOST_WAITING = 500;
const MOST_OF_A_DAY = 2_000;
/** More than a year, so that a season can be compared with the same one a year earlier. */
const KEPT_DAYS = 400;

/** Once a day has its maximum, only texts already counted that day are saved. */
const SAVE = `
  insert into failed_searches (day, kind, text, count)
  select n.day, n.kind, n.text, n.count
  from unnest($1::date[], $2::text[], $3::text[], $4::integer[]) with ordinality
    as n (day, kind, text, count, place)
  where n.place + (select count(*) from failed_searches m where m.day = n.day) <= ${MOST_OF_A_DAY}
    or exists (select from failed_searches m where (m.day, m.kind, m.text) = (n.day, n.kind, n.text))
  order by n.day, n.kind, n.text
  on conflict (day, kind, text) do update set count = failed_searches.count + excluded.count`;

const READ = `
  select kind, text, sum(count)::integer as count
  from failed_searches where day between $1::date and $2::date
  group by kind, text order by 3 desc, max(day) desc, text limit $3`;

/**
 * Counts searches that found nothing. Counts gather in memory and are saved together a few times a minute, so a
 * visitor never waits for a write. Responses to guests are cached, so the same search counts at most once a minute.
 */
export class FailedSearches extends Service {
  #waiting = new Map<string, CountedMiss & { readonly day: string }>();

  /** Counts a search, unless its words could name a person. */
  note({ kind, understood, words }: Miss): void {
    const now = this.platform.now();
    const text = `${understood} ${words.toLowerCase()}`.replaceAll(/\s+/g, ' ').trim().toWellFormed();
    if (!text || text.length > LONGEST_TEXT || !areUnnamed(words, now)) return;
    const { day } = inLondon(now);
    const key = `${day} ${kind} ${text}`;
    const count = (this.#waiting.get(key)?.count ?? 0) + 1;
    if (count > 1 || this.#waiting.size < MOST_WAITING) this.#waiting.set(key, { day, kind, text, count });
  }

  /** Saves this process's counts. If that fails they're lost, which is harmless: no order depends on them. */
  async save(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const misses = [...this.#waiting.values()];
    this.#waiting = new Map();
    const column = <Name extends keyof (typeof misses)[number]>(name: Name) =>
      misses.map((miss) => miss[name]);
    await this.platform.sql
      .rows(SAVE, [column('day'), column('kind'), column('text'), column('count')])
      .catch((error: unknown) =>
        this.platform.logger.warn({ err: error }, 'could not save the counts of failed searches'),
      );
  }

  /**
   * Searches that found nothing, most frequent first.
   * @param from and `to`: days in London as YYYY-MM-DD, both included.
   */
  async read(from: string, to: string, limit: number): Promise<CountedMiss[]> {
    await this.save();
    return this.platform.sql.rows<CountedMiss>(READ, [from, to, limit]);
  }

  /** Deletes counts older than 400 days. */
  async forgetOld(): Promise<void> {
    const { day } = inLondon(this.platform.now());
    await this.platform.sql.rows(`delete from failed_searches where day < $1::date - ${KEPT_DAYS}`, [day]);
  }
}
