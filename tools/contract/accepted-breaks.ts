/** A deliberate break of the last release's contract. */
export interface AcceptedBreak {
  /** The sentence that `check` prints. */
  readonly break: string;
  readonly reason: string;
}

const LIST = 'schema/release/breaks.json';

/** Faults in a contract's breaks and the list of deliberate ones, one sentence each. */
export function breakFaults(breaks: readonly string[], accepted: readonly AcceptedBreak[]): string[] {
  const listed = new Set(accepted.map((entry) => entry.break));
  return [
    ...breaks
      .filter((sentence) => !listed.has(sentence))
      .map(
        (sentence) =>
          `This breaks clients of the last release: ${sentence} Keep the old definition, ` +
          `or list the sentence in ${LIST} with a reason.`,
      ),
    ...accepted
      .filter((entry) => !breaks.includes(entry.break))
      .map((entry) => `${LIST} lists a break that doesn’t happen: ${entry.break} Delete the entry.`),
    ...accepted
      .filter(({ reason }) => !reason?.trim())
      .map((entry) => `${LIST} gives no reason for: ${entry.break} Add one.`),
  ];
}
