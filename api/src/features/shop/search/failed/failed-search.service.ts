import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import type { FailedSearchKind } from './search.enums.ts';
import { areUnnamed } from './unnamed-words.ts';

/** A search without a result. */
export interface Miss {
  readonly kind: FailedSearchKind;
  /** What was understood, in the shop's own words, such as 205/55 R16; may be empty. */
  readonly understood: string;
  /** The words that were typed besides; may be empty. */
  readonly words: string;
}

/** A search that found nothing, and how often. */
export interface CountedMiss {
  readonly kind: FailedSearchKind;
  readonly text: string;
  readonly count: number;
}

/** Longer texts are no name of a tyre. */
const LONGEST_TEXT = 60;
/** Different texts that wait to be written: somebody who tries thousands of words costs no memory and no rows. */
const MOST_WAITING = 500;
const MOST_OF_A_DAY = 2_000;
/** More than a year, so that a season can be compared with the one before. */
const KEPT_DAYS = 400;

/** Those beyond the most of a day are left out, unless they are counted already. */
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
 * Counts searches that found nothing. Nothing is written while a visitor waits: the counts gather in memory and are
 * saved together, a few times a minute. Answers to guests are cached, so the same search counts once a minute at most.
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

  /** Writes the counts of this process. What cannot be written is not counted: no order depends on it. */
  async save(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const misses = [...this.#waiting.values()];
    this.#waiting = new Map();
    const column = <Name extends keyof (typeof misses)[number]>(name: Name) =>
      misses.map((miss) => miss[name]);
    await this.platform.sql
      .rows(SAVE, [column('day'), column('kind'), column('text'), column('count')])
      .catch((error: unknown) =>
        this.platform.logger.warn({ err: error }, 'failed searches were not counted'),
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

  /** Forgets the counts of more than a year ago. */
  async forgetOld(): Promise<void> {
    const { day } = inLondon(this.platform.now());
    await this.platform.sql.rows(`delete from failed_searches where day < $1::date - ${KEPT_DAYS}`, [day]);
  }
}
