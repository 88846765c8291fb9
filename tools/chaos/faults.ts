import { setTimeout as delay } from 'node:timers/promises';
import type { Draw } from './draw.ts';
import type { World } from './world.ts';

/** How often each fault was caused. */
export interface FaultCounts {
  kills: number;
  /** Kills of single web processes, which their shop survives. */
  webKills: number;
  silences: number;
  cuts: number;
  stripe: number;
  mail: number;
  receiver: number;
  /** Stripe events delivered again, out of order. */
  callbacks: number;
}

/** Faults last from a blink to longer than a statement's time limit. */
const LASTS_MS = [200, 3_000] as const;
const SILENCE_MS = [500, 12_000] as const;
const BOTH_DIE = 0.1;
const ONE_WEB_PROCESS_DIES = 0.4;
const BETWEEN_KILLS_MS = [0, 3_000] as const;
const RECENT_EVENTS = 100;

/** Causes one fault, and ends it. */
type Fault = (world: World, draw: Draw, counts: FaultCounts) => Promise<void>;

async function silenceDatabase({ shops }: World, draw: Draw, counts: FaultCounts): Promise<void> {
  const { relay } = draw.of(shops);
  if (!relay) return;
  const isCut = draw.chance(0.4);
  counts[isCut ? 'cuts' : 'silences'] += 1;
  if (!isCut) {
    relay.silence();
    await delay(draw.whole(...SILENCE_MS));
  }
  // A silent connection comes back, or turns out to be broken.
  if (isCut || draw.chance(0.5)) relay.cut();
  relay.heal();
}

async function upsetStripe({ stripe }: World, draw: Draw, counts: FaultCounts): Promise<void> {
  counts.stripe += 1;
  stripe.setMood(draw.of(['failing', 'hanging', 'forgetful'] as const));
  await delay(draw.whole(...LASTS_MS));
  stripe.setMood('well');
}

/** The mail server fails for a while: it either says so, or accepts the email and disconnects before confirming it. */
async function upsetMail({ mail }: World, draw: Draw, counts: FaultCounts): Promise<void> {
  counts.mail += 1;
  if (draw.chance(0.5)) mail.answer = () => '451 4.3.0 Try again later';
  else
    mail.answer = (command) => {
      if (command === '.') mail.drop();
      return null;
    };
  await delay(draw.whole(...LASTS_MS));
  mail.answer = () => null;
}

async function upsetReceiver({ receiver }: World, draw: Draw, counts: FaultCounts): Promise<void> {
  counts.receiver += 1;
  const isRude = draw.chance(0.5);
  receiver.answer = (response) => (isRude ? response.destroy() : response.writeHead(503).end());
  await delay(draw.whole(...LASTS_MS));
  receiver.answer = (response) => response.end('ok');
}

/** Stripe delivers past events again, three times and out of order. */
async function repeatCallbacks({ stripe }: World, draw: Draw, counts: FaultCounts): Promise<void> {
  const data = await stripe.list('events', RECENT_EVENTS);
  if (data.length === 0) return;
  const again = Array.from({ length: draw.whole(1, 4) }, () => draw.of(data).id);
  const order = draw.chance(0.5) ? again : again.toReversed();
  counts.callbacks += order.length * 3;
  await Promise.all([...order, ...order.toReversed(), ...order].map((id) => stripe.sandbox.deliver(id)));
}

/** Each fault with the range of pauses between two of them, in milliseconds. */
export const FAULTS: readonly (readonly [pause: readonly [number, number], fault: Fault])[] = [
  [[3_000, 30_000], silenceDatabase],
  [[1_000, 8_000], upsetStripe],
  [[2_000, 8_000], upsetMail],
  [[2_000, 8_000], upsetReceiver],
  [[100, 800], repeatCallbacks],
];

/**
 * Causes a fault repeatedly.
 *
 * @param isOver checked before each.
 */
export async function trouble(
  world: World,
  draw: Draw,
  [pause, fault]: (typeof FAULTS)[number],
  counts: FaultCounts,
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    await delay(draw.whole(...pause));
    if (isOver()) return;
    await fault(world, draw, counts);
  }
}

/**
 * Repeatedly kills one shop: half the time once it's open, otherwise at any moment, even during its start. Now and then
 * all shops die at once, or only one of its web processes. Ends when all planned kills are done, or with the run.
 */
async function killingOne(
  { shops }: World,
  own: World['shops'][number],
  draw: Draw,
  counts: FaultCounts,
  { most, isOver }: KillPlan,
): Promise<void> {
  for (;;) {
    await delay(draw.whole(...BETWEEN_KILLS_MS));
    if (isOver() || counts.kills >= most) return;
    if (draw.chance(ONE_WEB_PROCESS_DIES)) {
      counts.webKills += await own.process.killWebProcess(draw);
      continue;
    }
    const killed = draw.chance(BOTH_DIE) ? shops : [own];
    counts.kills += killed.filter(({ process }) => process.kill()).length;
    if (draw.chance(0.5)) await own.process.ready();
  }
}

interface KillPlan {
  readonly most: number;
  readonly isOver: () => boolean;
}

/** Kills all shops repeatedly, each by its own killer. */
export async function killing(world: World, draw: Draw, counts: FaultCounts, plan: KillPlan): Promise<void> {
  await Promise.all(world.shops.map((shop) => killingOne(world, shop, draw.fork(), counts, plan)));
}
