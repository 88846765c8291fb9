import type pg from 'pg';
import type { PgBoss } from 'pg-boss';

/** The states in the queue's own table. Jobs waiting for a retry count as waiting. */
export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

/** One queue: how many jobs it has, and when it runs on schedule. */
export interface JobQueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly completed: number;
  readonly lastRunAt: Date | null;
  /** A cron expression in UTC; null if it has no schedule. */
  readonly schedule: string | null;
  readonly nextRunAt: Date | null;
}

/** A job without its data, which may be personal. */
export interface JobRow {
  readonly id: string;
  readonly queue: string;
  readonly state: JobState;
  readonly tries: number;
  readonly maxTries: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly nextTryAt: Date | null;
  readonly error: string | null;
}

export interface JobsWanted {
  readonly queue: string | null;
  readonly states: readonly JobState[] | null;
}

/** Shows the queues and retries failed jobs. */
export interface JobAdmin {
  queues(): Promise<JobQueueRow[]>;
  list(wanted: JobsWanted, limit: number, offset: number): Promise<{ items: JobRow[]; total: number }>;
  find(id: string): Promise<JobRow | null>;
  /** Retries a dead job once. */
  retry(job: Pick<JobRow, 'id' | 'queue'>): Promise<void>;
}

/** The queue of dead letters. Nobody works on it, so it isn't listed as a queue. */
export const DEAD_LETTERS = 'dead-letters';
const MAX_ERROR_LENGTH = 300;
const ADDRESS = /[^\s<>"']+@[^\s<>"']+/g;

const ROW = `id, name as queue, state, retry_count as tries, retry_limit as "maxTries", created_on as "createdAt",
  started_on as "startedAt", completed_on as "completedAt",
  case when state in ('created', 'retry') then start_after end as "nextTryAt",
  output ->> 'message' as error`;
const WHERE = `name <> '${DEAD_LETTERS}' and name not like '\\_\\_%'
  and ($1::text is null or name = $1) and ($2::text[] is null or state::text = any ($2))`;

/** An error message may quote the recipient's address. */
const withoutAddresses = ({ error, ...row }: JobRow): JobRow => ({
  ...row,
  error: error?.replace(ADDRESS, '…@…').slice(0, MAX_ERROR_LENGTH) ?? null,
});

/** @param pool the queue's connections. */
export function openJobAdmin(boss: PgBoss, pool: pg.Pool): JobAdmin {
  return {
    async queues() {
      const { rows } = await pool.query<Omit<JobQueueRow, 'nextRunAt'>>(
        `select q.name, coalesce(c.waiting, 0)::int as waiting, coalesce(c.active, 0)::int as active,
            coalesce(c.failed, 0)::int as failed, coalesce(c.completed, 0)::int as completed,
            c.last as "lastRunAt", s.cron as schedule
          from pgboss.queue q
          left join pgboss.schedule s on s.name = q.name
          left join (
            select name, count(*) filter (where state in ('created', 'retry')) as waiting,
              count(*) filter (where state = 'active') as active, count(*) filter (where state = 'failed') as failed,
              count(*) filter (where state = 'completed') as completed, max(completed_on) as last
            from pgboss.job
            group by name
          ) c on c.name = q.name
          where q.name <> '${DEAD_LETTERS}' and q.name not like '\\_\\_%'
          order by q.name`,
      );
      return rows.map((row) => ({
        ...row,
        nextRunAt: row.schedule ? (boss.previewSchedule(row.schedule, { count: 1 })[0] ?? null) : null,
      }));
    },
    async list({ queue, states }, limit, offset) {
      const values = [queue, states];
      const counted = await pool.query<{ total: number }>(
        `select count(*)::int as total from pgboss.job where ${WHERE}`,
        values,
      );
      const { rows } = await pool.query<JobRow>(
        `select ${ROW} from pgboss.job where ${WHERE} order by created_on desc, id desc limit $3 offset $4`,
        [...values, limit, offset],
      );
      return { items: rows.map(withoutAddresses), total: counted.rows[0]?.total ?? 0 };
    },
    async find(id) {
      const { rows } = await pool.query<JobRow>(
        `select ${ROW} from pgboss.job where ${WHERE} and id = $3::uuid`,
        [null, null, id],
      );
      return rows.map(withoutAddresses)[0] ?? null;
    },
    async retry({ id, queue }) {
      await boss.retry(queue, id);
    },
  };
}
