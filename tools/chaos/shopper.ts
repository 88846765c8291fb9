/**
 * A shopper on another network who keeps reading the listing, and a monitor that requests the shop's health check. A
 * separate process, because beside an attack in the same process it would measure how busy that is.
 */
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const [origin = '', shopper = '', monitor = ''] = process.argv.slice(2);
const BETWEEN_PAGES_MS = 40;
const BETWEEN_PROBES_MS = 100;
const PATIENCE_MS = 60_000;

/** Response times in milliseconds, since the last report. */
let pages: number[] = [];
let probes: number[] = [];
/** Answers other than 200. */
let refused = 0;

function ask(path: string, address: string, agent: Agent): Promise<number> {
  const asked = performance.now();
  return new Promise((resolve) => {
    const request = get(
      `${origin}${path}`,
      { agent, timeout: PATIENCE_MS, headers: { 'x-forwarded-for': address, 'accept-encoding': 'br' } },
      (answer) => {
        if (answer.statusCode !== 200) refused += 1;
        answer.resume().once('close', () => resolve(performance.now() - asked));
      },
    );
    request.once('timeout', () => request.destroy());
    request.once('error', () => {
      refused += 1;
      resolve(performance.now() - asked);
    });
  });
}

async function goOn(
  path: string,
  address: string,
  pause: number,
  note: (took: number) => void,
): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    note(await ask(path, address, agent));
    await delay(pause);
  }
}

process.on('message', () => {
  process.send?.({ pages, probes, refused });
  [pages, probes, refused] = [[], [], 0];
});
process.once('disconnect', () => process.exit());
void goOn('/shop', shopper, BETWEEN_PAGES_MS, (took) => pages.push(took));
void goOn('/api/health', monitor, BETWEEN_PROBES_MS, (took) => probes.push(took));
