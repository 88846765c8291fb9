import { execFileSync } from 'node:child_process';

const KILOBYTES = 1024;

/** A process's resident memory, in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / KILOBYTES;
