/** A break of the last release's contract that the next release makes on purpose. */
export interface AcceptedBreak {
  /** The sentence of `check`. */
  readonly break: string;
  readonly reason: string;
}

const LIST = 'schema/release/breaks.json';

/** What is wrong with the breaks of a contract and the list of those that are meant, in a sentence each. */
export function breakFaults(breaks: readonly string[], accepted: readonly AcceptedBreak[]): string[] {
  const listed = new Set(accepted.map((entry) => entry.break));
  return [
    ...breaks
      .filter((sentence) => !listed.has(sentence))
      .map(
        (sentence) =>
          `This breaks clients of the last release: ${sentence} Keep what was there, ` +
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
