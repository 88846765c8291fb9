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

/** What administrators see of the work in the background, and do with it. */
export class JobAdminService extends Service {
  readonly #desk = this.platform.jobs.desk;
  readonly #audit = this.services.get(AuditService);

  /** Every kind of work, A to Z. */
  queues(): Promise<JobQueue[]> {
    return this.#desk.queues();
  }

  /** One page of the jobs of the last week, newest first. */
  async list({ queue, status }: JobFilter, paging: Paging): Promise<QueuedJobPage> {
    const wanted = { queue: queue ?? null, states: status ? STATES[status] : null };
    const { items, total } = await this.#desk.list(wanted, paging.limit, offsetOf(paging));
    return { items: items.map(jobOf), pageInfo: pageInfo(paging, total) };
  }

  /**
   * Gives work that failed for the last time one more try, and records who did; other work stays as it is.
   * @returns the job as it stands then; null if there is none.
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
