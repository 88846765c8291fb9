import { buy, ACTIONS } from './actions.ts';
import type { Bought, Cast, Tyre } from './cast.ts';
import type { World } from './world.ts';

/** How many shoppers compete for the same last tyres. */
const SHOPPERS = [2, 4] as const;
/** How many orders each racing place keeps in play. */
const IN_PLAY = 6;
/** How many actions an order gets before it's left alone. */
const ACTIONS_EACH = [4, 14] as const;

/** How often each action was done. */
export type ActionCounts = Map<string, number>;

interface InPlay {
  readonly order: Bought;
  left: number;
}

/**
 * Runs races until none is left. In one kind, some shoppers buy the last tyres at the same time; in the other, two or
 * three people act on one order at the same time. Each request goes to either shop.
 * @param isOver checked before each race.
 * @returns how many were run.
 */
export async function race(
  world: World,
  cast: Cast,
  isOver: () => boolean,
  counts: ActionCounts,
): Promise<number> {
  const { draw } = cast;
  const tyre = draw.of(world.tyres);
  const inPlay: InPlay[] = [];
  let races = 0;
  for (; !isOver(); races += 1) {
    if (inPlay.length === 0 || (inPlay.length < IN_PLAY && draw.chance(0.4))) {
      for (const order of await raceForTyres(world, cast, tyre)) {
        inPlay.push({ order, left: draw.whole(...ACTIONS_EACH) });
        counts.set('buy', (counts.get('buy') ?? 0) + 1);
      }
      continue;
    }
    const played = draw.of(inPlay);
    const actions = Array.from({ length: draw.whole(2, 3) }, () => draw.weighted(ACTIONS));
    await Promise.all(
      actions.map(([, name, action]) => {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return action({ ...cast, draw: draw.fork() }, played.order);
      }),
    );
    played.left -= actions.length;
    if (played.left <= 0) inPlay.splice(inPlay.indexOf(played), 1);
  }
  return races;
}

/** Some shoppers simultaneously buy more tyres than there are. */
async function raceForTyres(world: World, cast: Cast, tyre: Tyre): Promise<readonly Bought[]> {
  await world.bringTyres(tyre, cast.draw.whole(0, 3));
  const shoppers = Array.from({ length: cast.draw.whole(...SHOPPERS) }, () => {
    world.attempts += 1;
    return buy({ ...cast, draw: cast.draw.fork() }, tyre);
  });
  const orders = (await Promise.all(shoppers)).filter((bought) => bought !== null);
  for (const { orderId } of orders) world.told.add(orderId);
  return orders;
}
