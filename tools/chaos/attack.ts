import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startShop, type Server } from '@treadline/bench/measuring/processes';
import { startEmbeddedDatabase } from '../../api/src/platform/database/embedded-database.ts';
import { ATTACKS } from './attacks.ts';

const DATA = fileURLToPath(new URL('../../.data/chaos', import.meta.url));
const SHOPPER = fileURLToPath(new URL('shopper.ts', import.meta.url));
const SECOND_MS = 1_000;
/** A shop that answers this often in a row within this time has recovered. */
const QUICK_ANSWERS = 20;
const QUICK_MS = 100;
const MOST_RECOVERY_MS = 20_000;
/** Addresses for documentation (RFC 5737). Each attack has a network of its own, and so its own limits. */
const SHOPPER_ADDRESS = '198.51.100.7';
const MONITOR_ADDRESS = '198.51.100.8';

interface Samples {
  readonly pages: readonly number[];
  readonly probes: readonly number[];
  readonly refused: number;
}

/** A shop's response times over some seconds, in milliseconds. */
interface Figures {
  readonly p99: number;
  readonly worstHealth: number;
  readonly refused: number;
}

const p99 = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * 0.99) - 1] ?? NaN;

/**
 * Measures how each attack affects a shopper on another network. The shop has its default limits, and trusts one
 * proxy's word for addresses.
 * @param seconds for each measurement, without and with the attack.
 * @param only runs attacks with this text in their name; all if it's empty.
 */
export async function attack(seconds: number, only: string): Promise<void> {
  mkdirSync(DATA, { recursive: true });
  const database = await startEmbeddedDatabase(DATA);
  let shop: Server | null = null;
  try {
    shop = await startShop({
      DATABASE_URL: database.url,
      DATA_DIR: DATA,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '1',
      PICTURE_WORKERS: '0',
    });
    const { origin } = shop;
    const shopper = fork(SHOPPER, [origin, SHOPPER_ADDRESS, MONITOR_ADDRESS]);
    const take = async (): Promise<Samples> => {
      const told = once(shopper, 'message');
      shopper.send('tell');
      return (await told)[0] as Samples;
    };
    const measure = async (): Promise<Figures> => {
      await take();
      await delay(seconds * SECOND_MS);
      const { pages, probes, refused } = await take();
      return { p99: p99(pages), worstHealth: Math.max(...probes), refused };
    };
    await measure();
    console.log(
      '| Attack | `/shop` p99 without | with | worst health without | with | answers to the attack |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | --- |');
    for (const [at, [name, begin]] of ATTACKS.entries()) {
      if (!name.includes(only)) continue;
      const without = await measure();
      const outcomes = new Map<string, number>();
      const end = begin({
        origin,
        address: `203.0.113.${at + 1}`,
        note: (outcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1),
      });
      const under = await measure();
      end();
      const answers = [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ') || 'none';
      const refused = under.refused > 0 ? `; ${under.refused} of the shopper’s refused` : '';
      const cells = [without.p99, under.p99, without.worstHealth, under.worstHealth].map(
        (ms) => `${Math.round(ms)} ms`,
      );
      console.log(`| ${[name, ...cells, answers + refused].join(' | ')} |`);
      await untilWell(origin);
    }
    shopper.disconnect();
  } finally {
    await shop?.stop();
    await database.stop();
  }
}

/**
 * Waits until the shop answers as quickly as before, or twenty seconds are over, so that one attack's after-effects
 * don't count against the next.
 */
async function untilWell(origin: string): Promise<void> {
  const end = performance.now() + MOST_RECOVERY_MS;
  for (let quick = 0; quick < QUICK_ANSWERS && performance.now() < end;) {
    const asked = performance.now();
    const answer = await fetch(`${origin}/api/health`, {
      headers: { 'x-forwarded-for': MONITOR_ADDRESS },
    }).catch(() => null);
    await answer?.body?.cancel();
    quick = answer?.ok && performance.now() - asked < QUICK_MS ? quick + 1 : 0;
    await delay(QUICK_MS);
  }
}
