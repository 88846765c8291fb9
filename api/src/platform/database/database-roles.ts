import pg from 'pg';
import { errorCodeOf } from '../process/error-code.ts';
import { isPasswordWrong } from './database-check.ts';

/** The tables whose rows the shop only adds. From the audit log it can also delete old security events. */
const ADDED_TO_ONLY = ['audit_entries', 'page_versions'];
/** The PostgreSQL version that introduced the right to analyse a table without owning it. */
const MAINTAIN_SINCE = 170_000;
/** SQLSTATE insufficient_privilege. */
const NOT_ALLOWED = '42501';

/** Creates the job queue's schema if it's missing, because the shop's role can't create schemas. */
export const MAKE_QUEUE_SCHEMA = `
do $$
begin
  if to_regnamespace('pgboss') is null then
    create schema pgboss;
  end if;
end $$`;

/** Lets the shop's role create the job queue in its schema, and gives it a queue created before the role existed. */
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
 * Creates the role of a connection string if it's missing, and updates its password if that differs. If the owner isn't
 * allowed to, the later check of the shop's connection reports what is wrong.
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
 * Lets the role of a connection string use the tables this connection's role owns, and creates the role if it's
 * missing. The shop's role reads and writes rows and owns only the job queue: it can't drop or disable a trigger or
 * create a schema, and it can't change entries of the audit log.
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
