import type { JobResult, JobWithMetadata } from 'pg-boss';
import { runFor } from './activity.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

export interface JobWatch {
  readonly metrics: Metrics;
  /** Null without tracing. */
  readonly tracing: Tracing | null;
}

/** Measures and traces an attempt at a job. The job's data stays out of both, because it may be personal. */
export async function watchJob(
  { metrics, tracing }: JobWatch,
  queue: string,
  { startAfter, retryCount, retryLimit }: JobWithMetadata<unknown>,
  attempt: () => Promise<JobResult>,
): Promise<JobResult> {
  metrics.jobDelays.observe({ queue }, Math.max(0, Date.now() - startAfter.getTime()) / 1_000);
  const end = metrics.jobs.startTimer({ queue });
  const step = tracing?.begin(`job ${queue}`, 'internal', { 'job.queue': queue });
  const result = await runFor({ step }, attempt);
  const last = retryCount < retryLimit ? 'retried' : 'failed';
  const outcome = result.status === 'completed' ? 'completed' : last;
  end({ outcome });
  step?.note({ 'job.outcome': outcome });
  if (outcome !== 'completed') step?.fail(outcome);
  step?.end();
  return result;
}
