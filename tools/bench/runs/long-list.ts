import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../measuring/memory.ts';
import type { Server } from '../measuring/processes.ts';

const WHOLE_LIST = '/api/products?limit=20000';
const PROBED = '/api/health';
const PROBE = fileURLToPath(new URL('probe.ts', import.meta.url));
const BETWEEN_LOOKS_MS = 100;

/** How sending the whole catalogue affects other requests. */
export interface LongListFigures {
  readonly seconds: number;
  /** The longest that another request waited meanwhile, in milliseconds. */
  readonly longestWaitMs: number;
  /** The process's additional memory at its peak, in megabytes. */
  readonly memoryMb: number;
}

/**
 * Downloads the whole catalogue from a shop while another process keeps requesting its health check.
 * @throws Error with a sentence if the list is refused.
 */
export async function measureLongList({ origin, pid }: Server): Promise<LongListFigures> {
  const probe = fork(PROBE, [`${origin}${PROBED}`]);
  await once(probe, 'message');
  const before = memoryOf(pid);
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, memoryOf(pid))), BETWEEN_LOOKS_MS);
  const began = performance.now();
  const answer = await fetch(`${origin}${WHOLE_LIST}`);
  if (!answer.ok) throw new Error(`${WHOLE_LIST} is answered ${answer.status}.`);
  await answer.arrayBuffer();
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(looking);
  const told = once(probe, 'message');
  probe.send('stop');
  const [longest]: unknown[] = await told;
  return { seconds, longestWaitMs: Number(longest), memoryMb: most - before };
}
