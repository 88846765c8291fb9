import pg from 'pg';
import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest();

it.for([
  [
    'the order of a payment',
    `select id from orders where provider_payment_id = 'pi_1'`,
    /orders_provider_payment[^]*Index Cond: \(provider_payment_id/,
  ],
  [
    'orders that need attention',
    'select id from orders where needs_attention is not null',
    /orders_need_a_hand/,
  ],
  [
    'the orders of a tyre',
    'select order_id from order_lines where product_id = 7',
    /order_lines_product[^]*Index Cond: \(product_id/,
  ],
] as const)('%s can be found through an index', async ([, statement, index], { shop }) => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    // With this few rows, Postgres would scan the table whatever the indexes.
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(index);
  } finally {
    await client.end();
  }
});
