/** A span's attributes. Never user input or personal data, because traces leave the shop. */
export type StepFacts = Readonly<Record<string, string | number>>;

/** Whether a span answers a caller, calls another system, or neither. */
export type StepKind = 'server' | 'client' | 'internal';

/** One span of a trace, such as a request, a page or a statement. It begins when it's created. */
export interface TraceStep {
  readonly traceId: string;
  rename(name: string): void;
  note(facts: StepFacts): void;
  /** @param reason the kind of error; never its message, which may quote personal data. */
  fail(reason: string): void;
  /** Begins a child span. */
  begin(name: string, kind: StepKind, facts: StepFacts): TraceStep;
  end(): void;
}
