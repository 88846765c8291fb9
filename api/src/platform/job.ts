import type { Work } from './jobs.ts';
import type { Services } from './services.ts';

/** Work that happens outside a request: retried with back-off, and kept in a dead-letter queue when it never succeeds. */
export interface Job<Data extends object = never> {
  readonly name: string;
  /** A cron expression in UTC; the job then runs by itself, once over all processes. */
  readonly schedule?: string;
  readonly handle: (services: Services, data: Data) => Promise<void>;
}

/** Gives each job the services it works with. */
export function bindJobs(services: Services, jobs: readonly Job[]): Work[] {
  return jobs.map(({ name, schedule, handle }) => ({
    name,
    schedule,
    handle: (data) => handle(services, data),
  }));
}
