/** As many changes are merged at once as take well under a second. */
const MOST_CHANGES = 5_000;

const MEASURES = [
  'orders',
  'pence',
  'units',
  'tyre_pence',
  'costed_pence',
  'cost_pence',
  'checkouts',
  'checkouts_paid',
  'checkouts_sold',
];
const LIST = MEASURES.join(', ');
const KEYS = 'dimension, key, product_id';
const VAT_MEASURES = 'documents, net_pence, vat_pence, gross_pence';

const summed = (columns: string): string =>
  columns
    .split(', ')
    .map((column) => `sum(${column})`)
    .join(', ');

const waiting = (table: string, condition: string, day = 'day'): string => `
    delete from ${table}
    where ctid = any(array(select ctid from ${table} where ${condition} order by ${day} limit ${MOST_CHANGES}))
    returning *`;

/**
 * Adds changes to the sums of their day and month, and leaves one row of each. Readers and writers don't wait for it,
 * and two that run at once leave two rows with the same sum.
 */
const MERGE_SALES = `
  with changes as (${waiting('sales_sums', "grain = 'CHANGE'")}
  ), added as (
    select g.grain, ${KEYS}, g.day, ${LIST} from changes c
    cross join lateral (values ('DAY', c.day), ('MONTH', date_trunc('month', c.day)::date)) g(grain, day)
  ), earlier as (
    delete from sales_sums s using (select distinct grain, ${KEYS}, day from added) a
    where s.dimension = a.dimension and s.grain = a.grain and s.day = a.day and s.key = a.key
      and s.product_id = a.product_id
    returning s.*
  )
  insert into sales_sums (grain, ${KEYS}, day, ${LIST})
  select grain, ${KEYS}, day, ${summed(LIST)} from (
    select grain, ${KEYS}, day, ${LIST} from added union all select grain, ${KEYS}, day, ${LIST} from earlier
  ) rows
  group by grain, ${KEYS}, day
  returning 1`;

const MERGE_VAT = `
  with changes as (${waiting('vat_sums', 'is_change')}
  ), earlier as (
    delete from vat_sums s using (select distinct day, kind, rate from changes) c
    where not s.is_change and s.day = c.day and s.kind = c.kind and s.rate = c.rate
    returning s.*
  )
  insert into vat_sums (is_change, day, kind, rate, ${VAT_MEASURES})
  select false, day, kind, rate, ${summed(VAT_MEASURES)}
  from (select * from changes union all select * from earlier) rows
  group by day, kind, rate
  returning 1`;

const STOCK_MEASURES = 'units, value_pence, cost_pence, costed_units';

const MERGE_STOCK = `
  with changes as (${waiting('stock_sums', 'is_change', 'arrived_on')}
  ), earlier as (
    delete from stock_sums s using (select distinct arrived_on from changes) c
    where not s.is_change and s.arrived_on = c.arrived_on
    returning s.*
  )
  insert into stock_sums (is_change, arrived_on, ${STOCK_MEASURES})
  select false, arrived_on, ${summed(STOCK_MEASURES)}
  from (select * from changes union all select * from earlier) rows
  group by arrived_on
  returning 1`;

/** Statements that each merge some of the changes that wait, and return rows until none is left. */
export const MERGES: readonly string[] = [MERGE_SALES, MERGE_VAT, MERGE_STOCK];
