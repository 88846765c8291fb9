import { ConfigError } from '../config/environment.ts';

/**
 * Runs a command of the command line. What its caller can correct is said in the error's own sentence, any other
 * failure with its stack; both end in a failed process.
 * @param refusals the errors, besides those of settings, that are sentences for the caller.
 */
export function runCommand(
  work: () => Promise<void>,
  ...refusals: readonly (abstract new (...args: never[]) => Error)[]
): void {
  work().catch((error: unknown) => {
    const isSentence = [ConfigError, ...refusals].some((Refusal) => error instanceof Refusal);
    const text = error instanceof Error ? (isSentence ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  });
}
