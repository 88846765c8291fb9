import { setTimeout as delay } from 'node:timers/promises';
import type { Watch } from './watch.ts';

const BETWEEN_LOOKS_MS = 100;
/** Only for hosts that never recover: the shop's own limits of a second expire again and again on a busy machine. */
const MOST_MS = 600_000;

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/ready`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/**
 * Waits until all hosts are ready and show current data.
 * @returns after how many milliseconds.
 * @throws Error after ten minutes.
 */
export async function untilRecovered(origins: readonly string[], watch: Watch): Promise<number> {
  const begun = performance.now();
  const isWell = async (origin: string): Promise<boolean> =>
    (await isReady(origin)) && (await watch.isCurrent(origin));
  while (!(await Promise.all(origins.map(isWell))).every(Boolean)) {
    if (performance.now() - begun > MOST_MS) throw new Error('The hosts haven’t recovered in ten minutes.');
    await delay(BETWEEN_LOOKS_MS);
  }
  return Math.round(performance.now() - begun);
}
