import { mayReadReplica } from '../cache/replica-reads.ts';
import type { Config } from '../config/config.ts';
import type { Sql } from '../database/sql.ts';
import type { Platform } from '../services/platform.ts';
import { openChecks, Replica } from './replica.ts';

/**
 * Spreads the reads for answers that may be shared over the replicas; all other reads go to the primary. Whatever fails
 * on a replica is retried on the primary, whether the replica is down or refuses the statement because it writes.
 * @param primary closed together with the replicas.
 * @param primaryUrl for checking how far the primary's log has advanced.
 */
export function withReplicas(
  primary: Sql,
  primaryUrl: string,
  { databaseReplicaUrls, databasePoolSize }: Config,
  { versions, logger, now }: Pick<Platform, 'versions' | 'logger' | 'now'>,
): Sql {
  // Each check notices whether the primary answers.
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
