import { setTimeout as delay } from 'node:timers/promises';
import { auditBooks, type BookCounts } from '../books.ts';
import { calmDown } from '../calm.ts';
import { Client, newTally, type Tally } from '../client.ts';
import { drawFrom, type Draw } from '../draw.ts';
import { race, type ActionCounts } from '../races.ts';
import { errorsOf } from '../shop-process.ts';
import { ACTS, type Act } from './acts.ts';
import { untilRecovered } from './recovery.ts';
import { openStage, type Stage } from './stage.ts';
import type { Stalest } from './watch.ts';

/** How many races run concurrently on each host. */
const PLACES = 1;
/** Sales before each fault, and after it. */
const QUIET_MS = 3_000;
const LOOK_MS = 100;
/** Each shopper gets an answer within this time, even if it's an error. */
const MOST_WAIT_MS = 60_000;
/** Nothing is older on a host without the primary, see `data-versions.ts`. */
const MOST_STALE_MS = 60_000;
/** For the news of a change to arrive, and for a busy machine. */
const NEWS_MS = 5_000;

export interface HostsOptions {
  readonly seed: number;
  /** How long each fault lasts. */
  readonly seconds: number;
  /** Only acts with this text in their name; all if it's empty. */
  readonly only: string;
}

/** The answers that one host's shoppers and guests got during an act. */
interface HostReport {
  readonly tally: Tally;
  readonly stalest: Stalest;
}

/** An act, and how it went. */
interface ActReport extends Pick<Act, 'name' | 'losesPrimary'> {
  /** The host that acts cut off, and the other one. */
  readonly hosts: readonly HostReport[];
  /** From the end of the fault until both hosts are ready and show current data, in milliseconds. */
  readonly recoveryMs: number;
}

export interface HostsReport {
  readonly acts: readonly ActReport[];
  readonly actions: ActionCounts;
  readonly books: BookCounts;
  /** The errors that the shops logged, with their counts. */
  readonly errors: ReadonlyMap<string, number>;
  /** Every broken promise, and every discrepancy of the books; empty if all is well. */
  readonly disagreements: readonly string[];
}

/**
 * Sells on two hosts while their links fail one after the other. The process must be in a network of its own.
 * @param progress called after each act.
 */
export async function hosts(
  { seed, seconds, only }: HostsOptions,
  progress: (sentence: string) => void,
): Promise<HostsReport> {
  const draw = drawFrom(seed);
  const stage = await openStage(draw.fork());
  const { world, watch } = stage;
  const actions: ActionCounts = new Map();
  const acts: ActReport[] = [];
  try {
    for (const act of ACTS.filter(({ name }) => name.includes(only))) {
      const report = await perform(act, stage, { seconds, actions, draw: draw.fork() });
      acts.push(report);
      progress(`After ${seconds} s in which ${act.name}, all was well within ${report.recoveryMs} ms.`);
    }
    await watch.close();
    const waiting = await calmDown(world);
    const { faults, counts: books } = await auditBooks(world);
    return {
      acts,
      actions,
      books,
      errors: errorsOf(world.shops),
      disagreements: [
        ...acts.flatMap(brokenPromises),
        ...waiting.map((left) => `Never done: ${left}.`),
        ...faults,
      ],
    };
  } finally {
    await stage.close();
  }
}

interface Performance {
  readonly seconds: number;
  readonly actions: ActionCounts;
  readonly draw: Draw;
}

/** Sells on both hosts before, during and after a fault. */
async function perform(
  { name, losesPrimary, begin, end }: Act,
  stage: Stage,
  { seconds, actions, draw }: Performance,
): Promise<ActReport> {
  const { world, watch } = stage;
  let isOver = false;
  const hosts = world.shops.map(({ process: { origin } }) => ({ origin, tally: newTally() }));
  for (const { origin } of hosts) watch.takeStalest(origin);
  const sales = hosts.flatMap(({ origin, tally }) => {
    const client = new Client(() => origin, tally, MOST_WAIT_MS);
    return Array.from({ length: PLACES }, () =>
      race(world, { ...world.cast, client, draw: draw.fork() }, () => isOver, actions),
    );
  });
  await delay(QUIET_MS);
  await begin(stage);
  await delay(seconds * 1_000);
  // On a slow machine nobody may have asked for anything yet.
  while (losesPrimary && hosts[0]?.tally.busy === 0) await delay(LOOK_MS);
  await end(stage);
  const recoveryMs = await untilRecovered(
    hosts.map(({ origin }) => origin),
    watch,
  );
  await delay(QUIET_MS);
  isOver = true;
  await Promise.all(sales);
  return {
    name,
    losesPrimary,
    recoveryMs,
    hosts: hosts.map(({ origin, tally }) => ({ tally, stalest: watch.takeStalest(origin) })),
  };
}

function brokenPromises({ name, losesPrimary, hosts: [cut, other] }: ActReport): string[] {
  const promises = [
    { host: 'The host that is cut off', report: cut, staleMs: NEWS_MS + (losesPrimary ? MOST_STALE_MS : 0) },
    { host: 'The other host', report: other, staleMs: NEWS_MS },
  ];
  return promises.flatMap(({ host, report, staleMs }) => {
    if (!report) return [];
    const { lost, givenUp, faults } = report.tally;
    const stalest = Math.max(...Object.values(report.stalest));
    return [
      ...lost.map((how) => `An answer never came: ${how}.`),
      ...(givenUp > 0 ? [`${givenUp} clients gave up.`] : []),
      ...(stalest > staleMs ? [`An answer was ${stalest} ms stale.`] : []),
      ...[...faults.keys()].filter((fault) => fault.startsWith('INTERNAL')),
    ].map((broken) => `${host}, while ${name}: ${broken}`);
  });
}
