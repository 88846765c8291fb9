import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceStep } from './step.ts';

/** The request or job that the running code works for. */
export interface Activity {
  /** Absent in jobs. */
  readonly requestId?: string;
  /** The visitor's network, see networkOf; absent in jobs. */
  readonly network?: string;
  /** The current span of the trace; absent without tracing. */
  readonly step?: TraceStep | undefined;
}

const current = new AsyncLocalStorage<Activity>();

/** The activity of the running code; undefined at the start, in the process's own timers, and in tests. */
export const currentActivity = (): Activity | undefined => current.getStore();

/** Runs work, and everything it triggers, as part of an activity. */
export const runFor = <Result>(activity: Activity, work: () => Result): Result => current.run(activity, work);

/** Runs work outside any activity, such as shared work that one request happens to trigger. */
export const runForNone = <Result>(work: () => Result): Result => current.exit(work);

/** The fields that each log line has about the current activity. `trace_id` is the standard's own name. */
export function activityFacts(): { requestId?: string; trace_id?: string } {
  const activity = current.getStore();
  return {
    ...(activity?.requestId === undefined ? {} : { requestId: activity.requestId }),
    ...(activity?.step ? { trace_id: activity.step.traceId } : {}),
  };
}
