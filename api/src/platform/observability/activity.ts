import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceStep } from './step.ts';

/** What the code that runs at the moment works for: a request or a job. */
export interface Activity {
  /** Absent in jobs. */
  readonly requestId?: string;
  /** The visitor's network as networkOf reads it; absent in jobs. */
  readonly network?: string;
  /** The step of the trace that is under way; absent where nothing is traced. */
  readonly step?: TraceStep | undefined;
}

const current = new AsyncLocalStorage<Activity>();

/** The activity that the caller runs for; undefined at the start, in timers of the process, and in tests. */
export const currentActivity = (): Activity | undefined => current.getStore();

/** Runs work, and all that it leads to, for an activity. */
export const runFor = <Result>(activity: Activity, work: () => Result): Result => current.run(activity, work);

/** Runs work for no activity, such as what one request happens to trigger for all. */
export const runForNone = <Result>(work: () => Result): Result => current.exit(work);

/** What every line of the log says of the activity that it was written in; `trace_id` is the standard's own name. */
export function activityFacts(): { requestId?: string; trace_id?: string } {
  const activity = current.getStore();
  return {
    ...(activity?.requestId === undefined ? {} : { requestId: activity.requestId }),
    ...(activity?.step ? { trace_id: activity.step.traceId } : {}),
  };
}
