import { setTimeout as delay } from 'node:timers/promises';
import { fromAnywhere } from '../client.ts';
import type { Watch } from './watch.ts';

/** `REQUESTS_PER_MINUTE` of the hosts. */
export const REQUESTS_PER_MINUTE = 60;
const BETWEEN_LOOKS_MS = 100;
/** Only for hosts that never recover: the shop's own limits of a second expire again and again on a busy machine. */
const MOST_MS = 600_000;

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/ready`, { headers: fromAnywhere() }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** Whether the hosts grant one network a single limit together, rather than one each. */
async function isLimitShared(origins: readonly string[]): Promise<boolean> {
  const headers = fromAnywhere();
  const requests = origins.flatMap((origin) => Array.from({ length: REQUESTS_PER_MINUTE }, () => origin));
  const answers = await Promise.all(
    requests.map(async (origin) => {
      const answer = await fetch(`${origin}/robots.txt`, { headers });
      await answer.body?.cancel();
      return answer.ok;
    }),
  );
  return answers.filter(Boolean).length <= REQUESTS_PER_MINUTE;
}

/**
 * Waits until all hosts are ready, show the current data and share their limits.
 * @returns after how many milliseconds.
 * @throws Error with what's missing after ten minutes.
 */
export async function untilRecovered(origins: readonly string[], watch: Watch): Promise<number> {
  const begun = performance.now();
  const all = async (check: (origin: string) => Promise<boolean>): Promise<boolean> =>
    (await Promise.all(origins.map(check))).every(Boolean);
  const missing = async (): Promise<string | null> => {
    if (!(await all(isReady))) return 'ready';
    if (!(await all(watch.isCurrent))) return 'showing current data';
    return (await isLimitShared(origins)) ? null : 'sharing their limits';
  };
  for (let what = await missing(); what !== null; what = await missing()) {
    if (performance.now() - begun > MOST_MS) throw new Error(`After ten minutes the hosts aren’t ${what}.`);
    await delay(BETWEEN_LOOKS_MS);
  }
  return Math.round(performance.now() - begun);
}
