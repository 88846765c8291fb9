import { currentActivity, runFor } from './activity.ts';
import { errorCodeOf } from './error-code.ts';

/** Facts of a step. Never what somebody typed, nor who they are: traces leave the shop. */
export type StepFacts = Readonly<Record<string, string | number>>;

/** Whether a step answers a caller, calls another system, or neither. */
export type StepKind = 'server' | 'client' | 'internal';

/** One step of a trace, such as a request, a page or a statement. It begins when it is made. */
export interface Step {
  readonly traceId: string;
  rename(name: string): void;
  note(facts: StepFacts): void;
  /** @param reason the kind of fault; never its message, which may quote personal data. */
  fail(reason: string): void;
  /** Begins a part of this step. */
  begin(name: string, kind: StepKind, facts: StepFacts): Step;
  end(): void;
}

/** Where traces begin. Without tracing there is none, and nothing of OpenTelemetry's SDK is loaded. */
export interface Tracing {
  /** @param parent the `traceparent` header of a trusted caller, if there is one. */
  begin(name: string, kind: StepKind, facts: StepFacts, parent?: string): Step;
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
