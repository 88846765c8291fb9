import { auditBooks, type BookCounts } from './books.ts';
import { calmDown } from './calm.ts';
import type { Tally } from './client.ts';
import { drawFrom } from './draw.ts';
import { FAULTS, killing, trouble, type FaultCounts } from './faults.ts';
import { race, type ActionCounts } from './races.ts';
import { errorsOf } from './shop-process.ts';
import { openWorld, relayedGround } from './world.ts';

/** How many races run concurrently. */
const PLACES = 6;

/** The amount of chaos: it ends when all races and kills are done, or when the time is over. */
export interface ChaosOptions {
  readonly seed: number;
  readonly kills: number;
  readonly races: number;
  readonly minutes: number;
  /** Called now and then with the progress. */
  readonly progress?: (sentence: string) => void;
}

/** The actions tried, and their results. */
export interface ChaosReport {
  readonly races: number;
  readonly actions: ActionCounts;
  readonly faults: FaultCounts;
  readonly tally: Tally;
  readonly books: BookCounts;
  /** The errors that the shops logged, with their counts. */
  readonly errors: ReadonlyMap<string, number>;
  /** Every discrepancy; empty if the books are in order. */
  readonly disagreements: readonly string[];
}

const PROGRESS_MS = 30_000;

/**
 * Lets clients race on two shops while everything around them fails, and compares the books when all is calm again.
 * @param databaseUrl a database for this run only, as the role that owns it.
 */
export async function chaos(databaseUrl: string, options: ChaosOptions): Promise<ChaosReport> {
  const draw = drawFrom(options.seed);
  const world = await openWorld(relayedGround(databaseUrl), draw.fork());
  try {
    const counts: FaultCounts = {
      kills: 0,
      webKills: 0,
      silences: 0,
      cuts: 0,
      stripe: 0,
      mail: 0,
      receiver: 0,
      callbacks: 0,
    };
    const actions: ActionCounts = new Map();
    const end = Date.now() + options.minutes * 60_000;
    let begun = 0;
    let racing = PLACES;
    const isOver = (): boolean =>
      Date.now() > end || (begun >= options.races && counts.kills >= options.kills);
    const places = Array.from({ length: PLACES }, () => draw.fork());
    const faults = FAULTS.map((fault) => [fault, draw.fork()] as const);
    const killer = draw.fork();
    const told = setInterval(
      () => options.progress?.(`${begun} races, ${counts.kills} kills, ${counts.silences} silences so far.`),
      PROGRESS_MS,
    );
    const ended = (): boolean => racing === 0;
    const [races] = await Promise.all([
      Promise.all(
        places.map(async (place) => {
          const own = () => isOver() || (begun += 1) < 0;
          const run = await race(world, { ...world.cast, draw: place }, own, actions);
          racing -= 1;
          return run;
        }),
      ),
      killing(world, killer, counts, { most: options.kills, isOver: ended }),
      ...faults.map(([fault, its]) => trouble(world, its, fault, counts, ended)),
    ]);
    clearInterval(told);
    const waiting = await calmDown(world);
    const { faults: disagreements, counts: books } = await auditBooks(world);
    return {
      races: races.reduce((sum, run) => sum + run, 0),
      actions,
      faults: counts,
      tally: world.tally,
      books,
      errors: errorsOf(world.shops),
      disagreements: [...waiting.map((left) => `Never done: ${left}.`), ...disagreements],
    };
  } finally {
    await world.close();
  }
}
