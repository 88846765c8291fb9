import { errorCodeOf } from '../process/error-code.ts';
import { currentActivity, runFor } from './activity.ts';
import type { TraceStep, StepFacts, StepKind } from './step.ts';

/** Where traces begin. Without tracing there is none, and nothing of OpenTelemetry's SDK is loaded. */
export interface Tracing {
  /** @param parent the `traceparent` header of a trusted caller, if there is one. */
  begin(name: string, kind: StepKind, facts: StepFacts, parent?: string): TraceStep;
  /** Sends what has not been sent, for two seconds at most. */
  close(): Promise<void>;
}

/** The kind of an error: its code, or else its name. */
function kindOf(error: unknown): string {
  return errorCodeOf(error) ?? (error instanceof Error ? error.name : 'unknown');
}

/**
 * Runs work as a step of the activity under way; without tracing, or outside any activity, it just runs it.
 * @param name from the code, never from input; `kind` is `client` for calls to other systems.
 */
export async function traced<Result>(
  name: string,
  kind: StepKind,
  facts: StepFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  const activity = currentActivity();
  const step = activity?.step?.begin(name, kind, facts);
  if (!step) return work();
  try {
    return await runFor({ ...activity, step }, work);
  } catch (error) {
    step.fail(kindOf(error));
    throw error;
  } finally {
    step.end();
  }
}
