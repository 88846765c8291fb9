import { isInputObjectType } from 'graphql';
import { expect } from 'vitest';
import { NARROWINGS, SORTS } from '../../../tools/bench/measuring/listing-questions.ts';
import { shopSchema } from '../../src/schema.ts';
import { shopTest } from '../shop-test.ts';

const it = shopTest();

const FILTERS = NARROWINGS.flatMap(({ filter }) => (filter ? [filter] : []));

/** The indexes for lists are partial: they contain only listed products. */
const LISTED = new Set(['published', 'deleted_at']);

interface OrderIndex {
  readonly name: string;
  /** Its key columns, as PostgreSQL spells them. */
  readonly keys: readonly string[];
  /** All columns it contains. */
  readonly columns: readonly string[];
}

/** The part of a list's statement that finds the ids of its page. */
const IDS =
  /p\.id in \(select p\.id from products p(?<join>[^]*?) where (?<where>[^]*) order by (?<by>[^]*?) limit/;

const columnsIn = (sql: string): readonly string[] =>
  [...sql.matchAll(/\bp\.(\w+)/g)].map(([, name]) => name ?? '');

/** The index keys that yield the rows in this order, starting with the column that joins another table. */
function keysOf(join: string, by: string): readonly string[] {
  const ofAnother = /= p\.(\w+)/.exec(join);
  const own = by.split(', ').filter((term) => /\bp\./.test(term));
  return [
    ...(ofAnother ? [ofAnother[1] ?? ''] : []),
    ...own.map((term) => term.replaceAll('p.', '').replace(/ (?:desc|nulls last)$/, '')),
  ];
}

it('every list filter has a value in the bench and in the test below', () => {
  const input = shopSchema.getType('ProductFilter');
  expect(new Set(FILTERS.flatMap(Object.keys))).toEqual(
    new Set(isInputObjectType(input) ? Object.keys(input.getFields()) : []),
  );
});

it.for(SORTS)(
  'the ids of lists in the order %s are found in one index, whatever the filter',
  async (sort, { shop }) => {
    const indexes = await shop.rows<OrderIndex>(
      `select i.indexrelid::regclass::text as name,
        array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as keys,
        array(select a.attname::text from unnest(i.indkey::smallint[]) k
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k) as columns
      from pg_index i where i.indrelid = 'products'::regclass
        and pg_get_expr(i.indpred, i.indrelid, true) = 'published AND deleted_at IS NULL'`,
    );
    for (const filter of FILTERS) {
      shop.takeStatements();
      await shop.graphql(
        `query ($filter: ProductFilter, $sort: ProductSort) {
          products(filter: $filter, sort: $sort) { items { id } }
        }`,
        { filter, sort },
      );
      const found: (Partial<Record<string, string>> | undefined)[] = shop
        .takeStatements()
        .map((text) => IDS.exec(text.replaceAll(/\s+/g, ' '))?.groups)
        .filter((groups) => groups !== undefined);
      expect(found, JSON.stringify(filter)).toHaveLength(1);
      const { join = '', where = '', by = '' } = found[0] ?? {};
      const keys = keysOf(join, by);
      const index = indexes.find((one) => one.keys.join() === keys.join());
      expect(index, `an index by ${keys.join(', ')}`).toBeDefined();
      const columns = columnsIn(`${join} ${where} ${by}`).filter((column) => !LISTED.has(column));
      expect(index?.columns, `${index?.name} for ${JSON.stringify(filter)}`).toEqual(
        expect.arrayContaining(columns),
      );
    }
  },
);
