/** Facts of a step. Never what somebody typed, nor who they are: traces leave the shop. */
export type StepFacts = Readonly<Record<string, string | number>>;

/** Whether a step answers a caller, calls another system, or neither. */
export type StepKind = 'server' | 'client' | 'internal';

/** One step of a trace, such as a request, a page or a statement. It begins when it is made. */
export interface TraceStep {
  readonly traceId: string;
  rename(name: string): void;
  note(facts: StepFacts): void;
  /** @param reason the kind of fault; never its message, which may quote personal data. */
  fail(reason: string): void;
  /** Begins a part of this step. */
  begin(name: string, kind: StepKind, facts: StepFacts): TraceStep;
  end(): void;
}
