import pg from 'pg';
import { errorCodeOf } from '../process/error-code.ts';
import { isPasswordWrong } from './database-check.ts';

/** The tables whose rows the shop adds and never changes. The audit log lets go of old security events only. */
const ADDED_TO_ONLY = ['audit_entries', 'page_versions'];
/** The version of PostgreSQL that knows the right to analyse a table without owning it. */
const MAINTAIN_SINCE = 170_000;
/** The SQLSTATE of what a role has no right to do. */
const NOT_ALLOWED = '42501';

/** Makes the schema of the job queue, where there is none: its library is not let to make schemas. */
export const MAKE_QUEUE_SCHEMA = `
do $$
begin
  if to_regnamespace('pgboss') is null then
    create schema pgboss;
  end if;
end $$`;

/**
 * Lets the role of the shop make the job queue in its schema. A queue that was made before there was such a role is
 * given to it.
 */
const HAND_OVER_QUEUE = `
do $$
declare
  role regrole := current_setting('treadline.role')::regrole;
  object record;
begin
  if not exists (select from pg_namespace where nspname = 'pgboss' and nspowner = role) then
    execute format('grant usage, create on schema pgboss to %s', role);
  end if;
  if not exists (select from pg_class where relnamespace = 'pgboss'::regnamespace and relowner <> role) then
    return;
  end if;
  execute format('alter schema pgboss owner to %s', role);
  for object in
    select format('table %s', oid::regclass) as name from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
    union all
    select format('routine %s', oid::regprocedure) from pg_proc where pronamespace = 'pgboss'::regnamespace
    union all
    select format('type %s', oid::regtype) from pg_type
      where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
  loop
    execute format('alter %s owner to %s', object.name, role);
  end loop;
end $$`;

/**
 * Makes the role in a connection string if there is none. One that is there gets the password that is given, if it has
 * another. An owner that may not set it leaves that to the check of the shop's connection, which says what is wrong.
 */
async function makeRole(owner: pg.Client, databaseUrl: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  const name = decodeURIComponent(username);
  const role = pg.escapeIdentifier(name);
  const secret = pg.escapeLiteral(decodeURIComponent(password));
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [name]);
  if (!rowCount) await owner.query(`create role ${role} login password ${secret}`);
  else if (password !== '' && (await isPasswordWrong(databaseUrl)))
    await owner.query(`alter role ${role} password ${secret}`).catch((error: unknown) => {
      if (errorCodeOf(error) !== NOT_ALLOWED) throw error;
    });
}

/**
 * Lets the role in a connection string use the tables that this connection's role owns, and makes it if there is none.
 * It reads and writes rows, and owns nothing but the job queue: it can neither drop nor disable a trigger nor make a
 * schema, and of the audit log it may only add to it.
 */
export async function admitShop(owner: pg.Client, databaseUrl: string): Promise<void> {
  const { username, pathname } = new URL(databaseUrl);
  const role = pg.escapeIdentifier(decodeURIComponent(username));
  const database = pg.escapeIdentifier(pathname.slice(1));
  await makeRole(owner, databaseUrl);
  const { rows } = await owner.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const rights = (rows[0]?.version ?? 0) >= MAINTAIN_SINCE ? ', maintain' : '';
  const statements = [
    `grant temporary on database ${database} to ${role}`,
    `grant usage on schema public to ${role}`,
    `grant select, insert, update, delete${rights} on all tables in schema public to ${role}`,
    `grant usage, select, update on all sequences in schema public to ${role}`,
    `revoke insert, update, delete on migrations from ${role}`,
    ...ADDED_TO_ONLY.map((table) => `revoke update on ${table} from ${role}`),
  ];
  for (const statement of statements) await owner.query(statement);
  await owner.query("select set_config('treadline.role', $1, false)", [role]);
  await owner.query(HAND_OVER_QUEUE);
}
