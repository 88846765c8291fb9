import { cachedRows, type CachedRows } from '../../../../platform/cache/query-cache.ts';
import { offsetOf, type Paging } from '../../../../platform/lists/page.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { withToday } from '../record/product-columns.ts';
import type { ProductRowReader } from '../record/product-row-reader.ts';
import type { ProductRow } from '../record/product-row.ts';
import { withUsed } from '../record/sql-values.ts';
import { listingOrder } from './listing-order.ts';
import { idsSql, pageOfIdsSql } from './listing-page.ts';
import type { ReadListing } from './listing-reader.ts';

/** The ids that are read at once: about 100 pages, and 40 kB. */
const STRETCH = 5_000;
const MOST_STRETCHES = 100;
/** Few shoppers get beyond this position, but a client reading the whole listing does. */
const FAR_DOWN = 500;

/**
 * Reads pages far down listings. A client that reads one usually reads the next too, and skipping the rows before it
 * takes longer than reading it. So the ids of a long stretch are cached until the listing changes.
 */
export class FarPageReader {
  readonly #platform: Platform;
  readonly #rows: ProductRowReader;
  readonly #ids: CachedRows;

  constructor(platform: Platform, rows: ProductRowReader) {
    this.#platform = platform;
    this.#rows = rows;
    this.#ids = cachedRows(platform.sql, platform.versions, MOST_STRETCHES);
  }

  isFar(paging: Paging): boolean {
    return offsetOf(paging) >= FAR_DOWN;
  }

  /** @param columns the select list over a row p of `products`. */
  async read(
    { conditions, sort, typed }: ReadListing,
    paging: Paging,
    columns: string,
  ): Promise<ProductRow[]> {
    const values = conditions.values.copy();
    const [where, order] = [conditions.where(), listingOrder(sort, typed, conditions.wordMatch, values)];
    const from = offsetOf(paging) % STRETCH;
    const reading = values.copy();
    const text = idsSql({
      where,
      order,
      // The last page of a stretch may end in the next.
      limit: reading.add(STRETCH + paging.limit),
      offset: reading.add(offsetOf(paging) - from),
    });
    const today = inLondon(this.#platform.now()).day;
    const [stretch] = await this.#ids<{ ids: number[] }>(
      ...withToday(...withUsed(text, reading.list), today),
    );
    const ids = values.add(stretch?.ids.slice(from, from + paging.limit) ?? []);
    return this.#rows.of(pageOfIdsSql({ columns, where, order, ids }), values.list);
  }
}
