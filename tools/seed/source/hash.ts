import { createHash } from 'node:crypto';

/** The SHA-256 of a text as 64 lower-case hex digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A whole number from 0 to 2^32 - 1 that depends only on the text. */
export function hash32(text: string): number {
  return Number.parseInt(sha256(text).slice(0, 8), 16);
}

/** A number from 0 up to but excluding 1 that depends only on the text. */
export function fraction(text: string): number {
  return hash32(text) / 2 ** 32;
}

/** A stream of numbers from 0 up to 1, the same in every run for the same seed. */
export type Draw = () => number;

/**
 * Starts a stream of draws. The catalogue is built without random numbers so that every installation, test and bug
 * report sees the same shop.
 */
export function drawFrom(seed: string): Draw {
  let turn = 0;
  return () => fraction(`${seed}#${turn++}`);
}

/**
 * Picks one item by the next draw.
 * @throws Error for an empty list.
 */
export function pick<T>(items: readonly T[], draw: Draw): T {
  const item = items[Math.floor(draw() * items.length)];
  if (item === undefined) throw new Error('Can’t pick from an empty list.');
  return item;
}
