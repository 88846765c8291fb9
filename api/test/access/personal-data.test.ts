import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { anEmail } from '../account.ts';
import { aRichCustomer } from '../fixtures/account/personal-data.ts';
import { shopTest } from '../shop-test.ts';
import type { TestShop } from '../test-shop.ts';

/** Columns that identify a person or say where they live. References to an account are recognised as references. */
const NAMES_SOMEBODY = new RegExp(
  '(^|_)(user_id|customer_id|owner|owner_id|actor_id|asked_by|email|email_key|recipient|phone|first_name|' +
    'last_name|user_agent|ip_address|line1|postcode|registration)$|^address$|_address$',
);

/** Matching columns that identify no customer or are stored on purpose, with the reason. */
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  'account_entries.user_id': 'Repeats what the account and its orders say, and goes with it.',
  'audit_entries.actor_id': 'The log is permanent. Its ids identify nobody once the account is deleted.',
  'fitting_centres.email': 'A business.',
  'fitting_centres.phone': 'A business.',
  'fitting_centres.postcode': 'A business.',
  'guest_entries.email': 'Repeats what orders say, and goes when they no longer say it.',
  'missed_registrations.registration': 'Nobody is known to have entered it, and it’s deleted after 30 days.',
  'page_versions.actor_id': 'The history is permanent. Its ids identify nobody once the account is deleted.',
  'supplier_feeds.address': 'Where a business has its files.',
  'suppliers.email': 'A business.',
  'vehicles.example_registration': 'The vehicles of the demonstration, which belong to nobody.',
};

const it = shopTest().extend('person', { scope: 'file' }, async ({ shop, admin }) => {
  const { id, email } = await aRichCustomer(shop, admin, anEmail());
  return { userId: id, email, emailVerified: true };
});

/** The tables that hold personal data, as the database itself reports, so new migrations are included. */
async function tablesAboutPeople(shop: TestShop): Promise<string[]> {
  const columns = await shop.rows<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column"
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const references = await shop.rows<{ table: string; column: string }>(
    `select conrelid::regclass::text as "table", attname as "column"
      from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'users'::regclass`,
  );
  const named = [...columns.filter(({ column }) => NAMES_SOMEBODY.test(column)), ...references].filter(
    ({ table, column }) => !(`${table}.${column}` in NOT_PERSONAL),
  );
  return [...new Set(named.map(({ table }) => table))].toSorted();
}

/** How often this connection has scanned each table, including earlier scans that PostgreSQL hasn't reported yet. */
async function looks(em: EntityManager): Promise<Map<string, number>> {
  const rows = await em.getConnection().execute<{ name: string; count: number }[]>(
    `select relname as name, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as count
      from pg_stat_xact_user_tables`,
    [],
    'all',
    em.getTransactionContext(),
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** The tables that some work scans. The work is rolled back. */
async function tablesTouched(
  shop: TestShop,
  work: (em: EntityManager) => Promise<unknown>,
): Promise<string[]> {
  const em = shop.services.platform.orm.em.fork();
  await em.begin();
  try {
    const before = await looks(em);
    await work(em);
    const after = await looks(em);
    return [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
  } finally {
    await em.rollback();
  }
}

it('every table with personal data is in the data export', async ({ shop, person }) => {
  const touched = await tablesTouched(shop, async (em) => {
    for (const { read } of shop.services.personalData) await read(em, person);
  });
  const about = await tablesAboutPeople(shop);
  expect(about).toEqual(
    expect.arrayContaining([
      'mails',
      'newsletter_subscriptions',
      'orders',
      'refunds',
      'sessions',
      'user_tokens',
      'users',
    ]),
  );
  expect(
    about.filter((table) => !touched.includes(table)),
    'tables that no feature’s personalData reads',
  ).toEqual([]);
});

it('every table with personal data is handled when its person is deleted', async ({ shop, person }) => {
  const touched = await tablesTouched(shop, async (em) => {
    for (const { erase } of shop.services.personalData) await erase(em, person);
  });
  // The account itself is deleted last, which isn't a feature's task.
  expect(
    (await tablesAboutPeople(shop)).filter((table) => table !== 'users' && !touched.includes(table)),
    'tables that no feature’s personalData erases',
  ).toEqual([]);
});

it('every column that is listed as not personal exists', async ({ shop }) => {
  const columns = await shop.rows<{ name: string }>(
    `select table_name || '.' || column_name as name
      from information_schema.columns
      where table_schema = 'public'`,
  );
  expect(Object.keys(NOT_PERSONAL).filter((name) => !columns.some((column) => column.name === name))).toEqual(
    [],
  );
});
