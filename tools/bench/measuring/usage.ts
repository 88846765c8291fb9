import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const KILOBYTES = 1024;
/** How long the unit lasts in which Linux counts processor time (USER_HZ). */
const TICK_MS = 10;
/** The first field of `/proc/<pid>/stat` behind the name is the third; user and system time are the 14th and 15th. */
const [USER_TIME, SYSTEM_TIME] = [14 - 3, 15 - 3];

/** A process, with its resident memory in kilobytes. */
interface Process {
  readonly pid: number;
  readonly memory: number;
}

/**
 * A process and everything it has started.
 * @param list lines of `ps` with process, parent and memory.
 */
export function treeOf(list: string, root: number): Process[] {
  const processes = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, memory = 0]) => ({ pid, parent, memory }));
  const below = (parent: number): Process[] =>
    processes.filter((child) => child.parent === parent).flatMap((child) => [child, ...below(child.pid)]);
  return [...processes.filter(({ pid }) => pid === root), ...below(root)];
}

const runningTree = (root: number): Process[] =>
  treeOf(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }), root);

/** The resident memory of a process and everything it has started, in megabytes. Shared pages count in each. */
export const memoryOf = (pid: number): number =>
  runningTree(pid).reduce((sum, { memory }) => sum + memory, 0) / KILOBYTES;

/** The processor time that a process and everything it has started have used, in milliseconds; 0 except on Linux. */
export function processorMsOf(root: number): number {
  if (process.platform !== 'linux') return 0;
  return runningTree(root).reduce((sum, { pid }) => {
    const file = `/proc/${pid}/stat`;
    // `ps` is in its caller's tree, and has ended.
    if (!existsSync(file)) return sum;
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return sum + (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS;
  }, 0);
}
