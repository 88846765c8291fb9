import type { Work } from '../jobs/jobs.ts';
import type { Services } from '../services/services.ts';

/** Work outside a request: retried with back-off, and moved to a dead-letter queue if it never succeeds. */
export interface Job<Data extends object = never> {
  readonly name: string;
  /** A cron expression in UTC. The job then runs on schedule, once across all processes. */
  readonly schedule?: string;
  readonly handle: (services: Services, data: Data) => Promise<void>;
}

/** Binds each job to the services it uses. */
export function bindJobs(services: Services, jobs: readonly Job[]): Work[] {
  return jobs.map(({ name, schedule, handle }) => ({
    name,
    schedule,
    handle: (data) => handle(services, data),
  }));
}
