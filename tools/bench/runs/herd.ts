import { get } from 'node:http';
import type pg from 'pg';
import type { Asked } from '../measuring/asked.ts';
import { median } from '../measuring/median.ts';
import { timeOf } from './react-alone.ts';

const VISITORS = 32;
const ROUNDS = 5;

/** The times when many visitors request an uncached page at once, in milliseconds. */
export interface HerdFigures {
  /** Until a single visitor has it. */
  readonly one: number;
  /** Until the last of 32 simultaneous visitors has it. */
  readonly all: number;
  /** How often it's rendered for the 32, at most. */
  readonly renderings: number;
}

/**
 * Requests a page and leaves it compressed: 32 real visitors have 32 machines to unpack it on.
 * @returns whether the page was rendered for this visitor.
 * @throws Error for an error answer.
 */
function visit(url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`${url} is answered ${answer.statusCode} to one of ${VISITORS} visitors.`));
      answer.resume().once('end', () => resolve(answer.headers['x-cache'] !== 'hit'));
    }).once('error', reject);
  });
}

/** Clears a shop's caches. The request after the announcement makes sure that the shop has heard it. */
export async function forgetAnswers(database: pg.Client, origin: string): Promise<void> {
  await database.query("select pg_notify('treadline_data', 'content')");
  await fetch(`${origin}/api/ready`).then((answer) => answer.arrayBuffer());
}

/** The figures of a herd as a sentence. */
export const herdSentence = ({ one, all, renderings }: HerdFigures): string =>
  `${VISITORS} visitors at once get a new page after ${all.toFixed(0)} ms, a single one after ` +
  `${one.toFixed(0)} ms; it is rendered at most ${renderings} times.`;

/**
 * Sends a herd of visitors to an uncached page, and a single one to the same.
 * @param forget makes every cached response unreachable.
 */
export async function measureHerd(
  origin: string,
  addresses: readonly Asked[],
  forget: () => Promise<void>,
): Promise<HerdFigures> {
  const one: number[] = [];
  const all: number[] = [];
  let renderings = 0;
  for (const { path } of addresses.slice(0, ROUNDS)) {
    await forget();
    one.push(await timeOf(() => visit(origin + path)));
    await forget();
    const took = await timeOf(async () => {
      const visits = await Promise.all(Array.from({ length: VISITORS }, () => visit(origin + path)));
      renderings = Math.max(renderings, visits.filter(Boolean).length);
    });
    all.push(took);
  }
  return { one: median(one), all: median(all), renderings };
}
