import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import { SecurityLog } from '../../src/features/operations/audit/index.ts';
import { checkDatabase } from '../../src/platform/database/database-check.ts';
import { admitShop } from '../../src/platform/database/database-roles.ts';
import { inShopRole } from '../../src/platform/database/embedded-database.ts';
import { aPaidOrder, changeStatus } from '../fixtures/order.ts';
import { shopTest } from '../shop-test.ts';
import { copyDatabase, openTestShop } from '../test-shop.ts';
import { anEmptyPlace } from './backup.builder.ts';

const it = shopTest({ ownRole: true, jobs: true });

it('a shop with its own role sells, sends emails and changes its settings', async ({ shop, admin }) => {
  const order = await aPaidOrder(shop);
  expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
  await expect.poll(() => shop.rows("select status from mails where status = 'QUEUED'")).toEqual([]);
  const { data } = await shop.graphql(
    `mutation {
      updateSettings(input: { group: FITTING, values: { calloutMinutes: 60 }, revision: 0 }) { kind: __typename }
    }`,
    {},
    { ...admin.headers },
  );
  expect(data).toEqual({ updateSettings: { kind: 'AdminSettingGroup' } });
  expect(shop.complaints).toEqual([]);
});

it.for([
  'update audit_entries set action = action',
  'delete from audit_entries',
  'truncate audit_entries',
  'drop trigger audit_entries_append_only on audit_entries',
  'alter table audit_entries disable trigger all',
  'drop table audit_entries',
  'create or replace function refuse_audit_deletion() returns trigger language plpgsql as $$ begin return old; end $$',
  "set session_replication_role = 'replica'",
  "delete from migrations where name = '0034-security-events'",
  'create schema evil',
])('the role of the shop cannot change the audit log: %s', async (statement, { shop }) => {
  await expect(shop.rows(statement)).rejects.toThrow(/append-only|permission denied|must be owner/);
});

it('custom operators don’t let the shop’s role empty the audit log', async ({ shop }) => {
  const client = new pg.Client({ connectionString: inShopRole(shop.databaseUrl) });
  await client.connect();
  // pgboss is the only schema in which the role can create anything. Undone with the transaction.
  await client.query(`begin;
    create function pgboss.never(text, text) returns bool immutable return false;
    create function pgboss.never(timestamptz, timestamptz) returns bool immutable return false;
    create operator pgboss.<> (leftarg = text, rightarg = text, function = pgboss.never);
    create operator pgboss.> (leftarg = timestamptz, rightarg = timestamptz, function = pgboss.never);
    set local search_path = pgboss, pg_catalog, public`);
  await expect(client.query('delete from audit_entries')).rejects.toThrow('audit_entries is append-only');
  await client.end();
});

it('every function of the shop’s schemas has its own search path', async ({ shop }) => {
  // Functions of extensions and of the job queue, which no table of the shop uses, aren't the shop's.
  const found = await shop.rows<{ name: string; settings: string[] | null }>(
    `select proname as name, proconfig as settings from pg_proc p
      where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pgboss'::regnamespace)
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
      union
      select tgfoid::regproc::text, proconfig from pg_trigger join pg_proc p on p.oid = tgfoid
        where not tgisinternal
      order by name`,
  );
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['refuse_audit_deletion']));
  for (const { name, settings } of found)
    expect({ name, settings }).toEqual({ name, settings: ['search_path=pg_catalog, public, pg_temp'] });
});

it('security events are deleted from the log after a year, and nothing else is', async ({ shop, admin }) => {
  await shop.rows(
    `insert into audit_entries (at, actor_role, actor_id, subject, subject_id, action, before, after)
      values (now() - interval '367 days', 'ADMIN', $1, 'security', 'old', 'role changed', '{}', '{}'),
        (now() - interval '367 days', 'ADMIN', $1, 'settings', 'old', 'changed', '{}', '{}'),
        (now() - interval '300 days', 'ADMIN', $1, 'security', 'young', 'role changed', '{}', '{}')`,
    [admin.id],
  );
  await shop.services.get(SecurityLog).forgetOld();
  expect(
    await shop.rows(
      "select subject, subject_id from audit_entries where subject_id in ('old', 'young') order by id",
    ),
  ).toEqual([
    { subject: 'settings', subject_id: 'old' },
    { subject: 'security', subject_id: 'young' },
  ]);
});

it('a first start creates the job queue in a schema that the shop’s role doesn’t own', async ({ shop }) => {
  const place = await anEmptyPlace(shop.config.dataDir);
  const first = await openTestShop({ ownRole: true, jobs: true, besides: place });
  const owners = await first.rows(
    `select nspowner::regrole::text as schema, relowner::regrole::text as queue
      from pg_namespace n join pg_class on relnamespace = n.oid and relname = 'job'
      where nspname = 'pgboss'`,
  );
  await first.close();
  await place.drop();
  expect(owners).toEqual([{ schema: 'treadline', queue: 'treadline_shop' }]);
});

it('a role with the owner’s password, as in earlier versions, gets its own', async () => {
  const { url, drop } = await copyDatabase();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const role = `role_${randomBytes(6).toString('hex')}`;
  const [former, present] = [new URL(url), new URL(inShopRole(url))];
  former.username = role;
  present.username = role;
  await owner.query(`create role ${role} login password ${pg.escapeLiteral(former.password)}`);
  await admitShop(owner, present.href);
  await expect(checkDatabase(former.href)).rejects.toThrow('a user or password that the server');
  await checkDatabase(present.href);
  await owner.query(`drop owned by ${role} cascade; drop role ${role}`);
  await owner.end();
  await drop();
});

it('a job queue created by the owner is handed over to the shop’s role', async ({ shop }) => {
  const owner = new pg.Client({ connectionString: shop.databaseUrl });
  await owner.connect();
  await owner.query(`alter schema pgboss rename to boss_of_the_shop; create schema pgboss;
    create table pgboss.job (id int); create type pgboss.state as enum ('new');
    create function pgboss.work() returns int language sql as 'select 1'`);
  await admitShop(owner, inShopRole(shop.databaseUrl));
  const { rows } = await owner.query<{ owner: string }>(
    `select nspowner::regrole::text as owner from pg_namespace where nspname = 'pgboss'
      union all select relowner::regrole::text from pg_class where relnamespace = 'pgboss'::regnamespace
      union all select proowner::regrole::text from pg_proc where pronamespace = 'pgboss'::regnamespace
      union all select typowner::regrole::text from pg_type where typname = 'state'
        and typnamespace = 'pgboss'::regnamespace`,
  );
  await owner.query('drop schema pgboss cascade; alter schema boss_of_the_shop rename to pgboss');
  await owner.end();
  expect(rows.map((row) => row.owner)).toEqual(Array(4).fill('treadline_shop'));
});
