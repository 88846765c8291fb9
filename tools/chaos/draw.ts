import { random } from '@treadline/bench/measuring/random';

/** Random choices that are the same in every run with the same seed. */
export interface Draw {
  /** From `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(likelihood: number): boolean;
  /** @throws Error for an empty list. */
  of<Item>(items: readonly Item[]): Item;
  /** One of the items, which each start with a weight. */
  weighted<Item extends readonly [number, ...unknown[]]>(items: readonly Item[]): Item;
  /** A text that no other draw gives. */
  text(): string;
  /** Independent draws for one of several concurrent actors, so that no draw depends on which actor is faster. */
  fork(): Draw;
}

export function drawFrom(seed: number): Draw {
  const next = random(seed);
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const draw: Draw = {
    whole,
    chance: (likelihood) => next() < likelihood,
    of(items) {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('The list to draw from is empty.');
      return item;
    },
    weighted(items) {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0);
      return items.find(([weight]) => (left -= weight) < 0) ?? draw.of(items);
    },
    text: () => `chaos-${seed}-${whole(0, 2 ** 31)}-${whole(0, 2 ** 31)}`,
    fork: () => drawFrom(whole(1, 2 ** 31)),
  };
  return draw;
}
