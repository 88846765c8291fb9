import { mayReadReplica } from '../cache/replica-reads.ts';
import type { Config } from '../config/config.ts';
import type { Sql } from '../database/sql.ts';
import type { Platform } from '../services/platform.ts';
import { openChecks, Replica } from './replica.ts';

/**
 * Lets replicas take turns with the reads of answers that may be shared; all others go to the primary. It is asked once
 * more for what fails on a replica, whether that is down or refuses a statement, as it does with one that writes.
 * @param primary which it closes in the end.
 * @param primaryUrl where the primary is asked how far it is.
 */
export function withReplicas(
  primary: Sql,
  primaryUrl: string,
  { databaseReplicaUrls, databasePoolSize }: Config,
  { versions, logger, now }: Pick<Platform, 'versions' | 'logger' | 'now'>,
): Sql {
  // Whether the primary answers is asked by each check.
  const checks = openChecks(primaryUrl, () => undefined);
  const replicas = databaseReplicaUrls.map(
    (url) => new Replica(url, { primary: checks, versions, poolSize: databasePoolSize, logger, now }),
  );
  const listeners = new Set<(text: string) => void>();
  let turn = 0;

  function next(): Replica | undefined {
    const stamp = versions.stamp();
    turn = (turn + 1) % replicas.length;
    return [...replicas.slice(turn), ...replicas.slice(0, turn)].find((replica) => replica.has(stamp));
  }

  return {
    async rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
      for (const listener of listeners) listener(text);
      const replica = mayReadReplica() ? next() : undefined;
      const there = replica?.rows<Row>(text, values).catch(() => null);
      return (await there) ?? primary.rows<Row>(text, values);
    },
    onStatement(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pool: primary.pool,
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
      await checks.end();
      await primary.close();
    },
  };
}
