import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../src/platform/database/embedded-database.ts';
import { openTcpProxy, type TcpProxy } from '../tcp-proxy.ts';

/** A PostgreSQL server and a replica, as an operator would set them up. */
export interface FollowedDatabase {
  /** The database on the primary. */
  readonly url: string;
  /** The same on the replica, behind the proxy. */
  readonly replicaUrl: string;
  readonly proxy: TcpProxy;
  /** Runs a statement on the primary. */
  onPrimary: Ask;
  /** Runs a statement on the replica, bypassing the proxy. */
  onReplica: Ask;
  /** Whether the replica has run a statement with this value since its last start. */
  replicaWasAsked(value: string): boolean;
  /** Ends the replica as a crash would. */
  killReplica(): Promise<void>;
  /** Starts it again on another port, and points the proxy there. */
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

const askAt =
  (urlOf: () => string): Ask =>
  async <Row extends object>(text: string, values?: unknown[]) => {
    const client = new pg.Client({ connectionString: urlOf() });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

/** Files of the running server only; the log is streamed instead. */
const isLeftOut = (path: string): boolean =>
  /postmaster\.(?:pid|opts)$/.test(path) || (/pg_wal\//.test(path) && statSync(path).isFile());

/**
 * Copies a running server's files, so that a server on the copy becomes its replica. The primary keeps the log that the
 * replica hasn't read.
 * @param settings more lines of the replica's configuration.
 */
export async function copyServer(url: string, from: string, to: string, settings = ''): Promise<void> {
  const { hostname, port, username, password } = new URL(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_create_physical_replication_slot('replica', true)");
  await client.query("select pg_backup_start('replica', fast => true)");
  cpSync(join(from, 'postgres'), join(to, 'postgres'), {
    recursive: true,
    filter: (path) => !isLeftOut(path),
  });
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  await client.end();
  writeFileSync(join(to, 'postgres/backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(to, 'postgres/standby.signal'), '');
  appendFileSync(
    join(to, 'postgres/postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n` +
      `primary_slot_name = 'replica'\n${settings}`,
  );
  writeFileSync(join(to, 'postgres.password'), password, { mode: 0o600 });
}

/** Starts both, without tables; close them at the end. */
export async function startFollowedDatabase(): Promise<FollowedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'treadline-primary-'));
  const replicaFolder = mkdtempSync(join(tmpdir(), 'treadline-replica-'));
  const primary = await startEmbeddedDatabase(folder, { durable: false });
  await copyServer(
    primary.url,
    folder,
    replicaFolder,
    "log_statement = 'all'\nlog_parameter_max_length = -1\n",
  );
  const proxy = await openTcpProxy();
  let replica = await startEmbeddedDatabase(replicaFolder, { durable: false });
  const proxied = new URL(replica.url);
  proxy.leadTo(Number(proxied.port));
  proxied.port = String(proxy.port);
  return {
    url: primary.url,
    replicaUrl: proxied.href,
    proxy,
    onPrimary: askAt(() => primary.url),
    onReplica: askAt(() => replica.url),
    replicaWasAsked: (value) => readFileSync(join(replicaFolder, 'postgres.log'), 'utf8').includes(value),
    async killReplica() {
      const [pid] = readFileSync(join(replicaFolder, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await replica.lost;
      await replica.stop();
    },
    async startReplica() {
      replica = await startEmbeddedDatabase(replicaFolder, { durable: false });
      proxy.leadTo(Number(new URL(replica.url).port));
    },
    async close() {
      await proxy.close();
      await replica.stop();
      await primary.stop();
      for (const each of [folder, replicaFolder]) rmSync(each, { recursive: true, force: true });
    },
  };
}
