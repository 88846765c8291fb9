import type { Logger } from 'pino';

/** What is said of a task that failed. */
interface Failing<Task> {
  /** What the log names it by. */
  readonly naming: (task: Task) => Readonly<Record<string, string>>;
  /** A sentence for the log: what failed, and when it is tried again. */
  readonly sentence: string;
  /** Whether it is pointless to begin the tasks after it. */
  readonly endsAll?: (error: unknown) => boolean;
}

/** Does the tasks of a sweep one after the other; one that fails is logged and does not hold up the others. */
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
