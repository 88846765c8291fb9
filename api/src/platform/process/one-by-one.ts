import type { Logger } from 'pino';

/** How a failing task is logged. */
interface Failing<Task> {
  /** The log fields that identify it. */
  readonly naming: (task: Task) => Readonly<Record<string, string>>;
  /** A sentence for the log: what failed, and when it will be retried. */
  readonly sentence: string;
  /** Whether the error makes it pointless to begin the remaining tasks. */
  readonly endsAll?: (error: unknown) => boolean;
}

/** Runs a sweep's tasks one after the other; a failing one is logged and doesn't hold up the others. */
export async function oneByOne<Task>(
  tasks: readonly Task[],
  work: (task: Task) => Promise<unknown>,
  logger: Logger,
  { naming, sentence, endsAll }: Failing<Task>,
): Promise<void> {
  for (const task of tasks) {
    try {
      await work(task);
    } catch (error) {
      logger.warn({ err: error, ...naming(task) }, sentence);
      if (endsAll?.(error)) return;
    }
  }
}
