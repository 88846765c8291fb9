import { errorCodeOf } from '../process/error-code.ts';
import { currentActivity, runFor } from './activity.ts';
import type { TraceStep, StepFacts, StepKind } from './step.ts';

/** Creates traces. Without tracing it's null, and OpenTelemetry's SDK isn't loaded. */
export interface Tracing {
  /** @param parent the `traceparent` header of a trusted caller, if there is one. */
  begin(name: string, kind: StepKind, facts: StepFacts, parent?: string): TraceStep;
  /** Sends what hasn't been sent yet, for two seconds at most. */
  close(): Promise<void>;
}

/** The kind of an error: its code, or else its name. */
function kindOf(error: unknown): string {
  return errorCodeOf(error) ?? (error instanceof Error ? error.name : 'unknown');
}

/**
 * Runs work as a span of the current activity; without tracing, or outside any activity, it just runs it.
 * @param name from code, never from input; `kind` is `client` for calls to other systems.
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
