import { get } from 'node:http';
import type pg from 'pg';
import type { Asked } from '../measuring/load.ts';
import { median } from '../measuring/median.ts';
import { timeOf } from './react-alone.ts';

const VISITORS = 32;
const ROUNDS = 5;

/** What happens when many ask for a page that nobody has asked for yet; times in milliseconds. */
export interface HerdFigures {
  /** Until a single visitor has it. */
  readonly one: number;
  /** Until the last of 32 has it who ask at once. */
  readonly all: number;
  /** How often it is rendered for the 32, at most. */
  readonly renderings: number;
}

/**
 * Asks for a page and leaves it compressed: 32 visitors have 32 machines to unpack it on.
 * @returns whether the page was rendered for this visitor. @throws Error if the answer is not a good one.
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

/** Has a shop forget what it keeps: an answer asked for after the next one cannot be an old one. */
export async function forgetAnswers(database: pg.Client, origin: string): Promise<void> {
  await database.query("select pg_notify('treadline_data', 'content')");
  await fetch(`${origin}/api/ready`).then((answer) => answer.arrayBuffer());
}

/** What a measured herd has to say. */
export const herdSentence = ({ one, all, renderings }: HerdFigures): string =>
  `${VISITORS} visitors at once have a new page after ${all.toFixed(0)} ms, one alone after ` +
  `${one.toFixed(0)} ms; it is rendered at most ${renderings} times.`;

/**
 * Sends a herd of visitors to a page that is not kept, and one alone to the same.
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
