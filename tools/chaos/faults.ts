import { setTimeout as delay } from 'node:timers/promises';
import type { Draw } from './draw.ts';
import type { World } from './world.ts';

/** How often each fault was brought about. */
export interface FaultCounts {
  kills: number;
  silences: number;
  cuts: number;
  stripe: number;
  mail: number;
  receiver: number;
  /** Events of Stripe delivered again, out of their order. */
  callbacks: number;
}

/** A fault lasts from a blink to longer than a statement may take. */
const LASTS_MS = [200, 3_000] as const;
const SILENCE_MS = [500, 12_000] as const;
const BOTH_DIE = 0.1;
const BETWEEN_KILLS_MS = [0, 3_000] as const;
const RECENT_EVENTS = 100;

/** One that goes on until it is told to stop, and leaves everything well. */
type Fault = (world: World, draw: Draw, counts: FaultCounts) => Promise<void>;

async function silenceDatabase({ shops }: World, draw: Draw, counts: FaultCounts): Promise<void> {
  const { database } = draw.of(shops);
  const isCut = draw.chance(0.4);
  counts[isCut ? 'cuts' : 'silences'] += 1;
  if (!isCut) {
    database.silence();
    await delay(draw.whole(...SILENCE_MS));
  }
  // What was silent comes back, or turns out to be broken.
  if (isCut || draw.chance(0.5)) database.cut();
  database.heal();
}

async function upsetStripe({ stripe }: World, draw: Draw, counts: FaultCounts): Promise<void> {
  counts.stripe += 1;
  stripe.setMood(draw.of(['failing', 'hanging', 'forgetful'] as const));
  await delay(draw.whole(...LASTS_MS));
  stripe.setMood('well');
}

/** The mail server has a moment: it says so, or takes the mail and breaks off before it says that it did. */
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

/** Stripe tells again what it has told, thrice and in no order. */
async function repeatCallbacks({ stripe }: World, draw: Draw, counts: FaultCounts): Promise<void> {
  const data = await stripe.list('events', RECENT_EVENTS);
  if (data.length === 0) return;
  const again = Array.from({ length: draw.whole(1, 4) }, () => draw.of(data).id);
  const order = draw.chance(0.5) ? again : again.toReversed();
  counts.callbacks += order.length * 3;
  await Promise.all([...order, ...order.toReversed(), ...order].map((id) => stripe.sandbox.deliver(id)));
}

/** Each fault with the milliseconds between two of it. */
export const FAULTS: readonly (readonly [pause: readonly [number, number], fault: Fault])[] = [
  [[3_000, 30_000], silenceDatabase],
  [[1_000, 8_000], upsetStripe],
  [[2_000, 8_000], upsetMail],
  [[2_000, 8_000], upsetReceiver],
  [[100, 800], repeatCallbacks],
];

/** Brings a fault about again and again. @param isOver asked before each. */
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
 * Kills one shop again and again at any moment: half the time once it is open, otherwise whatever it is about, which
 * may be its start. Now and then all die at once. Ends when as many kills are done as were wanted, or at the end.
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
    const killed = draw.chance(BOTH_DIE) ? shops : [own];
    counts.kills += killed.filter(({ process }) => process.kill()).length;
    if (draw.chance(0.5)) await own.process.ready();
  }
}

interface KillPlan {
  readonly most: number;
  readonly isOver: () => boolean;
}

/** Kills all shops again and again, each by a killer of its own. */
export async function killing(world: World, draw: Draw, counts: FaultCounts, plan: KillPlan): Promise<void> {
  await Promise.all(world.shops.map((shop) => killingOne(world, shop, draw.fork(), counts, plan)));
}
