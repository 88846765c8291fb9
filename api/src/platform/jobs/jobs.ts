import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { openPool } from '../database/connection-pool.ts';
import { outageOf } from '../database/database-errors.ts';
import { watchJob, type JobWatch } from '../observability/watch-jobs.ts';
import { DEAD_LETTERS, openJobAdmin, type JobAdmin } from './job-admin.ts';

/** A job bound to its services, ready to run. */
export interface Work {
  readonly name: string;
  /** A cron expression in UTC. The job then runs on schedule, once across all processes. */
  readonly schedule?: string | undefined;
  readonly handle: (data: never) => Promise<void>;
}

export interface Jobs {
  /**
   * Queues work for any free process.
   * @param options.key at most one job with this key waits at a time.
   */
  send(name: string, data: object, options?: { key?: string; startAfter?: Date }): Promise<void>;
  start(jobs: readonly Work[]): Promise<void>;
  /** The queues' contents, for administrators. */
  readonly desk: JobAdmin;
  /** The queue's connections. */
  readonly pool: pg.Pool;
  /** Waits for running jobs to finish, then closes the connections. */
  stop(): Promise<void>;
}

const RETRIES = 8;
const RETRY_DELAY_SECONDS = 5;
const STOP_TIMEOUT_MS = 10_000;
const POLLING_SECONDS = 1;
/** If a job's process gives no sign of life for this long, another process gets the job. */
const HEARTBEAT_SECONDS = 30;
const SUPERVISION_SECONDS = 15;
/** How many jobs of one queue run concurrently. */
const BATCH_SIZE = 5;
const POOL_SIZE = 3;
/** How often to log a continuing database outage. */
const OUTAGE_TOLD_MS = 60_000;

/**
 * The queue's error as an Error. pg-boss copies its workers' errors into plain objects, which `instanceof` doesn't
 * recognise.
 */
const errorOf = (told: Error): Error => (told instanceof Error ? told : Object.assign(new Error(), told));

/**
 * Opens the queue in the shop's own database.
 * @param runs whether this process runs jobs; otherwise it only sends them, to queues that exist.
 */
export function openJobs(connectionString: string, logger: Logger, watch: JobWatch, runs = true): Jobs {
  let toldOfOutage = -Infinity;
  const warn = (error: Error): void => {
    // While the database is away, every queue fails to poll it every second.
    if (outageOf(error)) {
      if (performance.now() - toldOfOutage < OUTAGE_TOLD_MS) return;
      toldOfOutage = performance.now();
    }
    logger.warn({ err: error }, 'The job queue met an error and carries on.');
  };
  const pool = openPool(connectionString, 'treadline-jobs', POOL_SIZE, warn);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // Its role can't create schemas; the migrations create this one.
    createSchema: false,
    migrate: runs,
    supervise: runs,
    schedule: runs,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
  });
  boss.on('error', (told) => warn(errorOf(told)));

  async function makeQueue(name: string): Promise<void> {
    // The policy lets one job per key wait at a time; for a schedule, which has no key, one in total.
    await boss.createQueue(name, {
      policy: 'short',
      retryLimit: RETRIES,
      retryDelay: RETRY_DELAY_SECONDS,
      retryBackoff: true,
      deadLetter: DEAD_LETTERS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    });
  }

  async function register(job: Work): Promise<void> {
    if (job.schedule) await boss.schedule(job.name, job.schedule, {});
    await boss.work(
      job.name,
      {
        pollingIntervalSeconds: POLLING_SECONDS,
        batchSize: BATCH_SIZE,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
      },
      (batch) => Promise.all(batch.map((one) => watchJob(watch, job.name, one, () => attempt(job, one)))),
    );
  }

  /**
   * Creates missing queues. It doesn't "create" existing ones again, because each attempt takes a transaction behind
   * one lock for all processes. Queues made by earlier builds have no heartbeat yet.
   */
  async function makeQueues(names: readonly string[]): Promise<void> {
    const made = await boss.getQueues();
    for (const { name, heartbeatSeconds } of made)
      if (heartbeatSeconds !== HEARTBEAT_SECONDS && name !== DEAD_LETTERS)
        await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT_SECONDS });
    const missing = [DEAD_LETTERS, ...names].filter((wanted) => !made.some(({ name }) => name === wanted));
    for (const name of missing)
      await (name === DEAD_LETTERS ? boss.createQueue(DEAD_LETTERS) : makeQueue(name));
  }

  /** Each job of a batch succeeds or fails independently. */
  async function attempt(
    { name, handle }: Work,
    { id, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
  ): Promise<JobResult> {
    try {
      await handle(data as never);
      return { id, status: 'completed' };
    } catch (error) {
      if (retryCount < retryLimit)
        logger.warn({ err: error, job: name }, 'A job failed and will be retried.');
      else
        logger.error(
          { err: error, job: name, jobId: id },
          'A job failed for the last time and is now a dead letter.',
        );
      return {
        id,
        status: 'failed',
        output: { message: error instanceof Error ? error.message : String(error) },
      };
    }
  }

  return {
    async send(name, data, options = {}) {
      await boss.send(name, data, {
        singletonKey: options.key ?? randomUUID(),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      });
    },
    async start(jobs) {
      await boss.start();
      if (!runs) return;
      await makeQueues(jobs.map(({ name }) => name));
      for (const job of jobs) await register(job);
    },
    desk: openJobAdmin(boss, pool),
    pool,
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      if (!pool.ending) await pool.end();
    },
  };
}
