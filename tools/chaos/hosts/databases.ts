import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyServer } from '../../../api/test/database/replica.builder.ts';
import type { ShopHost } from '../shop-process.ts';
import type { Network } from './network.ts';

const DATABASE_HOST = fileURLToPath(new URL('database-host.ts', import.meta.url));

/** A PostgreSQL server in the network of its host. */
interface Server {
  readonly url: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

async function startServer({ address, command }: ShopHost, folder: string): Promise<Server> {
  const [program, ...args] = command([process.execPath, DATABASE_HOST, folder, address]);
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  if (typeof url !== 'string') throw new Error('A database of the chaos test doesn’t start.');
  return {
    url,
    async kill() {
      const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await ended;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** A primary and its replica, each on a host of its own. */
export interface Databases {
  readonly primary: { readonly url: string; readonly address: string };
  readonly replica: { readonly url: string; readonly address: string };
  killReplica(): Promise<void>;
  /** Starts the replica after it was killed. */
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

export async function openDatabases(network: Network): Promise<Databases> {
  const folders = ['primary', 'replica'].map((name) => mkdtempSync(join(tmpdir(), `treadline-${name}-`))) as [
    string,
    string,
  ];
  const hosts = [await network.addHost(), await network.addHost()] as const;
  const primary = await startServer(hosts[0], folders[0]);
  await copyServer(primary.url, ...folders);
  let replica = await startServer(hosts[1], folders[1]);
  return {
    primary: { url: primary.url, address: hosts[0].address },
    replica: { url: replica.url, address: hosts[1].address },
    killReplica: () => replica.kill(),
    async startReplica() {
      replica = await startServer(hosts[1], folders[1]);
    },
    async close() {
      await replica.stop();
      await primary.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
