import { execFileSync } from 'node:child_process';

/** Cores by their numbers, as `taskset` takes them. */
export interface Cores {
  readonly generator: string;
  readonly others: string;
}

/** The load generator needs one core, the shop and its database the others. */
const LEAST_CORES = 3;

/**
 * Gives the load generator the last core.
 * @param list cores as `taskset` prints them, such as `0-3,8`.
 * @returns null if there are too few.
 */
export function divideCores(list: string): Cores | null {
  const cores = list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  if (cores.length < LEAST_CORES) return null;
  return { generator: String(cores.at(-1)), others: cores.slice(0, -1).join(',') };
}

/**
 * Keeps this process, and all that it starts, off the load generator's core.
 * @returns that core; null without `taskset`, as on macOS, or with two cores or fewer.
 */
export function leaveCoreForGenerator(): string | null {
  const taskset = (...words: string[]): string =>
    execFileSync('taskset', ['-a', '-c', '-p', ...words, String(process.pid)], { encoding: 'utf8' });
  try {
    const [, list = ''] = /: ([\d,-]+)$/m.exec(taskset()) ?? [];
    const cores = divideCores(list);
    if (!cores) return null;
    taskset(cores.others);
    return cores.generator;
  } catch {
    return null;
  }
}
