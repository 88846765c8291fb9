import type pg from 'pg';
import { byPopularity, inTurn, load, type Asked, type Figures } from '../measuring/load.ts';
import { memoryOf } from '../measuring/memory.ts';
import type { Server } from '../measuring/processes.ts';

const CONNECTIONS = 32;
const HALF_SECONDS = 30;
const MIXED_SECONDS = 20;

/** The memory of a shop that renders page after page, in megabytes. */
export interface EnduranceFigures {
  readonly start: number;
  readonly middle: number;
  readonly end: number;
  readonly pages: number;
}

/** Pages with different highest prices, none of them cached: more than a minute's worth. */
function distinctPages(addresses: readonly Asked[], from: number): Asked[] {
  const EACH = 12;
  return addresses.flatMap(({ path }, at) =>
    Array.from({ length: EACH }, (_, step) => ({
      path: `${path}${path.includes('?') ? '&' : '?'}maxPrice=${from + at * EACH + step}`,
    })),
  );
}

/**
 * Requests a different page each time, for a minute.
 *
 * @throws Error for any answer other than 2xx.
 */
export async function measureEndurance(
  { origin, pid }: Server,
  addresses: readonly Asked[],
): Promise<EnduranceFigures> {
  const half = async (from: number): Promise<number> => {
    const asked = inTurn(distinctPages(addresses, from), CONNECTIONS);
    const { perSecond } = await load('A minute of distinct pages', origin, asked, HALF_SECONDS);
    return perSecond * HALF_SECONDS;
  };
  const start = memoryOf(pid);
  const first = await half(1_000);
  const middle = memoryOf(pid);
  const second = await half(10_000);
  return { start, middle, end: memoryOf(pid), pages: Math.round(first + second) };
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
  origin: string,
  addresses: readonly Asked[],
  database: pg.Client,
): Promise<OrderFigures> {
  const mixed = byPopularity(addresses, CONNECTIONS);
  const measure = (): Promise<Figures> => load('Pages beside an order', origin, mixed, MIXED_SECONDS);
  // Warms the cache with the most popular pages.
  await measure();
  const without = await measure();
  const order = setTimeout(() => void sellOne(database), (MIXED_SECONDS / 2) * 1_000);
  const disturbed = await measure();
  clearTimeout(order);
  return { without, with: disturbed };
}
