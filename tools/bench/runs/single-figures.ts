import type pg from 'pg';
import type { LoadGenerator } from '../load/generator.ts';
import type { Asked } from '../measuring/asked.ts';
import type { Server } from '../measuring/processes.ts';
import { figure } from '../measuring/table.ts';
import { measureEndurance, measureOrder } from './endurance.ts';
import { measureFittingTimes } from './fitting-times.ts';
import { forgetAnswers, herdSentence, measureHerd } from './herd.ts';
import { measureLongList } from './long-list.ts';
import { measureRendering } from './react-alone.ts';

/** The measured shops, without and with caches, and their database. */
interface Shops {
  readonly cold: Server;
  readonly shop: Server;
  readonly database: pg.Client;
}

/**
 * Measures what has a sentence rather than a table.
 * @param isQuick leaves out what takes minutes: memory, and an order under load.
 * @returns the sentences, as a list.
 */
export async function measureSingleFigures(
  generator: LoadGenerator,
  { cold, shop, database }: Shops,
  addresses: readonly Asked[],
  isQuick: boolean,
): Promise<string> {
  const { rendering, whole } = await measureRendering(cold.origin, addresses);
  const herd = await measureHerd(shop.origin, addresses, () => forgetAnswers(database, shop.origin));
  const list = await measureLongList(generator, cold);
  const fitting = await measureFittingTimes(database, cold.origin);
  const sentences = [
    `A page of the listing takes ${whole.toFixed(1)} ms cold, its rendering ${rendering.toFixed(1)} ms: ` +
      `a ratio of ${(whole / rendering).toFixed(2)}.`,
    herdSentence(herd),
    `The whole catalogue at once ${list.isComplete ? 'takes' : 'is cut off after'} ${list.seconds.toFixed(1)} s and ` +
      `needs ${Math.round(list.memoryMb)} MB more memory; another request waits ${Math.round(list.longestWaitMs)} ms ` +
      'at most.',
    `A month of fitting times at the 20 nearest of a thousand centres with 100,000 bookings takes ` +
      `${fitting.month.toFixed(1)} ms, a product’s page ${fitting.page.toFixed(1)} ms: a ratio of ` +
      `${(fitting.month / fitting.page).toFixed(2)}.`,
  ];
  if (!isQuick) {
    const memory = await measureEndurance(generator, shop, addresses);
    const order = await measureOrder(generator, shop.origin, addresses, database);
    sentences.push(
      `A minute of ${memory.pages.toLocaleString('en-GB')} distinct pages: ${Math.round(memory.start)} MB at the ` +
        `start, ${Math.round(memory.middle)} MB in the middle, ${Math.round(memory.end)} MB at the end.`,
      `Pages under mixed load: p99 ${figure(order.without.p99)} ms without an order, ` +
        `${figure(order.with.p99)} ms with one.`,
    );
  }
  return sentences.map((sentence) => `- ${sentence}`).join('\n');
}
