import type pg from 'pg';
import type { LoadGenerator } from '../load/generator.ts';
import type { Figures } from '../load/turn.ts';
import type { Asked } from '../measuring/asked.ts';
import { supplyColdPages } from '../measuring/cold-pages.ts';
import type { Server } from '../measuring/processes.ts';
import { memoryOf } from '../measuring/usage.ts';

const CONNECTIONS = 32;
const HALF_SECONDS = 30;
const MIXED_SECONDS = 20;
/** More than a minute's worth. */
const PAGES = 6_000;

/** The memory of a shop that renders page after page, in megabytes. */
export interface EnduranceFigures {
  readonly start: number;
  readonly middle: number;
  readonly end: number;
  readonly pages: number;
}

/**
 * Requests a different page each time, for a minute.
 *
 * @throws Error for any answer other than 2xx.
 */
export async function measureEndurance(
  generator: LoadGenerator,
  { origin, pid }: Server,
  addresses: readonly Asked[],
): Promise<EnduranceFigures> {
  const supply = supplyColdPages(addresses);
  const half = async (): Promise<number> => {
    const { answers } = await generator.load('A minute of distinct pages', {
      origin,
      questions: supply(PAGES / 2),
      order: 'in turn',
      connections: CONNECTIONS,
      seconds: HALF_SECONDS,
    });
    return answers;
  };
  const start = memoryOf(pid);
  const first = await half();
  const middle = memoryOf(pid);
  const second = await half();
  return { start, middle, end: memoryOf(pid), pages: first + second };
}

/** The cost of a page under mixed load, without and with an order in between. */
export interface OrderFigures {
  readonly without: Figures;
  readonly with: Figures;
}

/** Takes a tyre from the stock and announces it, as an order does. */
async function sellOne(database: pg.Client): Promise<void> {
  await database.query(
    `with sold as (
        update products set stock_quantity = stock_quantity - 1
        where id = (select id from products where stock_quantity > 20 order by id limit 1) returning id
      )
      select pg_notify('treadline_data', 'stock ' || id) from sold`,
  );
}

/** Measures pages under mixed load, first undisturbed, then with one order in the middle. */
export async function measureOrder(
  generator: LoadGenerator,
  origin: string,
  addresses: readonly Asked[],
  database: pg.Client,
): Promise<OrderFigures> {
  const measure = (): Promise<Figures> =>
    generator.load('Pages beside an order', {
      origin,
      questions: addresses,
      order: 'by popularity',
      connections: CONNECTIONS,
      seconds: MIXED_SECONDS,
    });
  // Warms the cache with the most popular pages.
  await measure();
  const without = await measure();
  const order = setTimeout(() => void sellOne(database), (MIXED_SECONDS / 2) * 1_000);
  const disturbed = await measure();
  clearTimeout(order);
  return { without, with: disturbed };
}
