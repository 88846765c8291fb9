import { ConfigError } from '../config/environment.ts';

/**
 * Runs a command-line command. Errors the user can correct are printed as their sentence, others with their stack; both
 * set a failing exit code.
 * @param refusals the classes, besides ConfigError, of errors that the user can correct.
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
