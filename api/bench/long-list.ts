import { execFileSync } from 'node:child_process';

const WHOLE_LIST = '/api/products?limit=20000';
const PROBE = '/api/health';
const KILOBYTES = 1024;

/** The effect on other requests of sending the whole catalogue. */
export interface LongListFigures {
  readonly seconds: number;
  /** The longest that another request waited meanwhile, in milliseconds. */
  readonly longestWaitMs: number;
  /** The additional memory of the process at its peak, in megabytes. */
  readonly memoryMb: number;
}

const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / KILOBYTES;

/** Downloads the whole catalogue from a shop, and requests its health all the while. */
export async function measureLongList(origin: string, pid: number): Promise<LongListFigures> {
  const before = memoryOf(pid);
  const began = performance.now();
  let done = false;
  const received = fetch(`${origin}${WHOLE_LIST}`)
    .then((answer) => answer.arrayBuffer())
    .finally(() => (done = true));
  let longestWaitMs = 0;
  let most = before;
  while (!done) {
    const asked = performance.now();
    await (await fetch(`${origin}${PROBE}`)).arrayBuffer();
    longestWaitMs = Math.max(longestWaitMs, performance.now() - asked);
    most = Math.max(most, memoryOf(pid));
  }
  await received;
  return { seconds: (performance.now() - began) / 1_000, longestWaitMs, memoryMb: most - before };
}
