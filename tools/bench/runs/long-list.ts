import type { LoadGenerator } from '../load/generator.ts';
import type { Server } from '../measuring/processes.ts';
import { memoryOf } from '../measuring/usage.ts';

const WHOLE_LIST = '/api/products?limit=20000';
const PROBED = '/api/health';
const BETWEEN_LOOKS_MS = 100;

/** How sending the whole catalogue affects other requests. */
export interface LongListFigures {
  readonly seconds: number;
  /** False if the shop ended the connection before, which it does after a while on a busy machine. */
  readonly isComplete: boolean;
  /** The longest that another request waited meanwhile, in milliseconds. */
  readonly longestWaitMs: number;
  /** The shop's additional memory at its peak, in megabytes. */
  readonly memoryMb: number;
}

/**
 * Downloads the whole catalogue from a shop while the load generator keeps requesting its health check.
 * @throws Error with a sentence if the list is refused.
 */
export async function measureLongList(
  generator: LoadGenerator,
  { origin, pid }: Server,
): Promise<LongListFigures> {
  const before = memoryOf(pid);
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, memoryOf(pid))), BETWEEN_LOOKS_MS);
  const probe = generator.begin('Health beside the whole catalogue', {
    origin,
    questions: [{ path: PROBED }],
    order: 'in turn',
    connections: 1,
  });
  try {
    const began = performance.now();
    const answer = await fetch(`${origin}${WHOLE_LIST}`);
    if (!answer.ok) throw new Error(`${WHOLE_LIST} is answered ${answer.status}.`);
    const isComplete = await answer.arrayBuffer().then(
      () => true,
      () => false,
    );
    const seconds = (performance.now() - began) / 1_000;
    return { seconds, isComplete, longestWaitMs: (await probe.stop()).longest, memoryMb: most - before };
  } finally {
    clearInterval(looking);
  }
}
