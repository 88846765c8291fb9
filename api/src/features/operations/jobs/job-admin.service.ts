import type { JobRow, JobState } from '../../../platform/jobs/job-admin.ts';
import { offsetOf, pageInfo, type Paging } from '../../../platform/lists/page.ts';
import { Service } from '../../../platform/services/services.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { AuditService, type Actor } from '../audit/index.ts';
import type { JobStatus } from './job.enums.ts';
import type { JobFilter } from './job.inputs.ts';
import type { JobQueue, QueuedJob, QueuedJobPage } from './job.type.ts';

const STATES: Readonly<Record<JobStatus, readonly JobState[]>> = {
  WAITING: ['created', 'retry'],
  ACTIVE: ['active'],
  COMPLETED: ['completed'],
  FAILED: ['failed', 'cancelled'],
};
const STATUS: Readonly<Record<JobState, JobStatus>> = {
  created: 'WAITING',
  retry: 'WAITING',
  active: 'ACTIVE',
  completed: 'COMPLETED',
  cancelled: 'FAILED',
  failed: 'FAILED',
};

const jobOf = ({ state, ...row }: JobRow): QueuedJob => ({ ...row, status: STATUS[state] });

/** Lets administrators watch background jobs and retry failed ones. */
export class JobAdminService extends Service {
  readonly #desk = this.platform.jobs.desk;
  readonly #audit = this.services.get(AuditService);

  /** All job queues, A to Z. */
  queues(): Promise<JobQueue[]> {
    return this.#desk.queues();
  }

  /** One page of the last week's jobs, newest first. */
  async list({ queue, status }: JobFilter, paging: Paging): Promise<QueuedJobPage> {
    const wanted = { queue: queue ?? null, states: status ? STATES[status] : null };
    const { items, total } = await this.#desk.list(wanted, paging.limit, offsetOf(paging));
    return { items: items.map(jobOf), pageInfo: pageInfo(paging, total) };
  }

  /**
   * Retries a job that has used up its attempts, and records who did it. Other jobs are left alone.
   * @returns the job afterwards; null if the id is unknown.
   */
  async retry(id: string, actor: Actor): Promise<QueuedJob | null> {
    const job = isUuid(id) ? await this.#desk.find(id) : null;
    if (job?.state !== 'failed') return job && jobOf(job);
    await this.#desk.retry(job);
    await this.platform.orm.em.fork().transactional(async (em) =>
      this.#audit.record(em, {
        actor,
        subject: 'job',
        subjectId: id,
        action: 'retried',
        before: { status: 'FAILED' },
        after: { status: 'WAITING', queue: job.queue },
      }),
    );
    const now = await this.#desk.find(id);
    return now && jobOf(now);
  }
}
