import { inTurn, load, type Asked } from '../measuring/load.ts';

const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 3;

/** Answers a second, of one process and of two together, for the same requests over the same number of connections. */
export interface ProcessFigures {
  readonly one: number;
  readonly two: number;
}

/** Compares one shop with two on the same database, without caches. Best of three, because there are few cores. */
export async function measureProcesses(
  origins: readonly [string, string],
  questions: readonly Asked[],
): Promise<ProcessFigures> {
  const shared = (origin: string, connections: number): Promise<number> =>
    load('Two processes', origin, inTurn(questions, connections), SECONDS).then(({ perSecond }) => perSecond);
  let [one, two] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    one = Math.max(one, await shared(origins[0], CONNECTIONS));
    const both = await Promise.all(origins.map((origin) => shared(origin, CONNECTIONS / origins.length)));
    two = Math.max(
      two,
      both.reduce((sum, perSecond) => sum + perSecond, 0),
    );
  }
  return { one, two };
}
