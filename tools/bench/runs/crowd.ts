import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { LoadGenerator } from '../load/generator.ts';
import { ask, type Asked } from '../measuring/asked.ts';
import { supplyColdPages } from '../measuring/cold-pages.ts';
import { median } from '../measuring/median.ts';
import type { Server } from '../measuring/processes.ts';
import { figure, table, visitorsOf } from '../measuring/table.ts';
import { memoryOf } from '../measuring/usage.ts';
import { timeOf } from './react-alone.ts';

const VISITORS = [1, 16, 32];
const STRANGERS = 32;
const CHECKOUTS = 10;
/** So that the strangers' pages, which wait for a checkout, are being rendered again when the next begins. */
const BETWEEN_CHECKOUTS_MS = 200;
/** More than a shop renders during a turn. */
const PAGES = 3_000;
const WARM_UP = { connections: 16, seconds: 2 };

/** The requests of a crowd. */
export interface Crowd {
  /** Listings, from which the cold ones are made. */
  readonly addresses: readonly Asked[];
  /** Reads of products, more than are answered during a turn. */
  readonly products: readonly Asked[];
  /** The length of a turn. */
  readonly seconds: number;
}

/** Names and figures, the same names for every shop. */
export type CrowdFigures = readonly (readonly [string, string])[];

const CHECKOUT = `mutation ($input: CheckoutInput!) {
  createCheckout(input: $input) { kind: __typename ... on Refusal { message } }
}`;

const ADDRESS = {
  firstName: 'Sam',
  lastName: 'Carter',
  line1: '4 Ivel Road',
  city: 'Bedford',
  postcode: 'MK42 0AA',
};

/** @throws Error that shows an answer without a checkout. */
async function buy(origin: string, productId: number): Promise<void> {
  const input = {
    items: [{ productId, quantity: 1 }],
    email: 'driver@example.com',
    shippingAddress: ADDRESS,
    acceptTerms: true,
    idempotencyKey: randomUUID(),
  };
  const body = JSON.stringify({ query: CHECKOUT, variables: { input } });
  const answer = await ask(origin, { path: '/graphql', body });
  if (!answer.includes('"Checkout"')) throw new Error(`A checkout was answered ${answer}`);
}

/** The times of some checkouts, one after the other, in milliseconds. */
async function timeCheckouts(origin: string, database: pg.Client): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    'select id from products where published and deleted_at is null order by stock_available desc, id limit $1',
    [CHECKOUTS + 1],
  );
  const times: number[] = [];
  for (const [at, { id }] of rows.entries()) {
    await delay(BETWEEN_CHECKOUTS_MS);
    const time = await timeOf(() => buy(origin, id));
    // The first warms up.
    if (at > 0) times.push(time);
  }
  return times;
}

/**
 * Measures a shop that has just been started under visitors who find nothing cached.
 *
 * @throws Error if anything is answered with an error.
 */
export async function measureCrowd(
  generator: LoadGenerator,
  { origin, pid }: Server,
  database: pg.Client,
  { addresses, products, seconds }: Crowd,
): Promise<CrowdFigures> {
  const supply = supplyColdPages(addresses);
  const coldPages = (connections: number) =>
    ({ origin, order: 'in turn', questions: supply(PAGES), connections }) as const;
  await generator.warmUp('Cold pages', { ...coldPages(WARM_UP.connections), seconds: WARM_UP.seconds });
  const rows: [string, string][] = [];
  for (const visitors of VISITORS) {
    const name = visitorsOf(visitors);
    const turn = { ...coldPages(visitors), seconds };
    const { perSecond, p50, p99, first } = await generator.load(`Cold pages, ${name}`, turn);
    rows.push(
      [`Cold pages a second, ${name}`, figure(perSecond)],
      [`Cold page, ${name}: p50 / p99, ms`, `${figure(p50)} / ${figure(p99)}`],
      [`Cold page, ${name}: the first, ms`, figure(first)],
    );
  }
  const alone = await timeCheckouts(origin, database);
  const strangers = generator.begin('Cold pages beside checkouts', coldPages(STRANGERS));
  const beside = await timeCheckouts(origin, database);
  await strangers.stop();
  const { perSecond } = await generator.load('Cold products', {
    origin,
    questions: products,
    order: 'in turn',
    connections: STRANGERS,
    seconds,
  });
  const checkout = (times: readonly number[]): string =>
    `${figure(median(times))} / ${figure(Math.max(...times))}`;
  return [
    ...rows,
    [`Checkout alone: median / worst of ${CHECKOUTS}, ms`, checkout(alone)],
    [`Checkout beside ${STRANGERS} cold visitors: median / worst of ${CHECKOUTS}, ms`, checkout(beside)],
    [`Cold products a second, ${STRANGERS} connections`, figure(perSecond)],
    ['Memory at the end, MB', figure(memoryOf(pid))],
  ];
}

/** A table with a column for each number of web processes. */
export function crowdTable(figures: ReadonlyMap<number, CrowdFigures>): string {
  const [first = [], ...others] = figures.values();
  return table(
    ['Figure', ...[...figures.keys()].map((count) => (count === 1 ? '1 process' : `${count} processes`))],
    first.map(([name, value], at) => [name, value, ...others.map((column) => column[at]?.[1] ?? '')]),
  );
}
