/**
 * PostgreSQL on a host of its own, until the process that started this one ends or disconnects. It sends the database's
 * address once it's open. Arguments: the data folder, and the host's address.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../../api/src/platform/database/embedded-database.ts';

const [folder = '', address = ''] = process.argv.slice(2);
// The same port in every start, because shops know the replica by it.
const database = await startEmbeddedDatabase(folder, { durable: false, listen: { address, port: 5432 } });
appendFileSync(join(folder, 'postgres/pg_hba.conf'), 'host all,replication all 10.0.0.0/8 scram-sha-256\n');
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query('select pg_reload_conf()');
await client.end();
process.once('disconnect', () => void database.stop().then(() => process.exit()));
void database.lost.then(() => process.exit(1));
process.send?.(database.url.replace('127.0.0.1', address));
