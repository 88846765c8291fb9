import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { Draw } from '../draw.ts';
import { startShop, type ShopHost } from '../shop-process.ts';
import { openWorld, type Shop, type World } from '../world.ts';
import { openDatabases, type Databases } from './databases.ts';
import { openNetwork, OUTSIDE, type Network } from './network.ts';
import { openWatch, type Watch } from './watch.ts';

/** Two shops, a primary and a replica, each on a host of its own. */
export interface Stage {
  readonly world: World;
  readonly network: Network;
  readonly databases: Databases;
  /** A connection to the replica that no act cuts. */
  readonly replica: pg.Pool;
  /** The address of the host that acts cut off: that of the first shop. */
  readonly host: string;
  readonly watch: Watch;
  close(): Promise<void>;
}

async function openShop(
  host: ShopHost,
  { DATA_DIR: folder = '', ...env }: Record<string, string>,
  { primary, replica }: Databases,
): Promise<Shop> {
  const own = {
    DATA_DIR: join(folder, host.address),
    UPLOADS_URL: pathToFileURL(join(folder, 'uploads')).href,
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: replica.url,
    WEB_PROCESSES: '1',
  };
  return { process: await startShop({ ...env, ...own }, host), relay: null };
}

/** Opens all of it in the network of this process, which must be its own. */
export async function openStage(draw: Draw): Promise<Stage> {
  const network = openNetwork();
  const databases = await openDatabases(network);
  const hosts = [await network.addHost(), await network.addHost()] as const;
  const world = await openWorld(
    {
      databaseUrl: databases.primary.url,
      address: OUTSIDE,
      openShop: (at, env) => openShop(hosts[at], env, databases),
    },
    draw,
  );
  const replica = new pg.Pool({ connectionString: databases.replica.url, max: 1 });
  replica.on('error', () => undefined);
  const watch = await openWatch(
    world.database,
    world.shops.map(({ process }) => process.origin),
  );
  return {
    world,
    network,
    databases,
    replica,
    host: hosts[0].address,
    watch,
    async close() {
      await watch.close();
      await replica.end();
      await world.close();
      await databases.close();
      network.close();
    },
  };
}
