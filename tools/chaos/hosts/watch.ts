import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const BETWEEN_CHANGES_MS = 2_000;
const BETWEEN_LOOKS_MS = 200;
const PATIENCE_MS = 20_000;

/** The last product, which nobody buys. */
const PRODUCT = 'select max(id) as id from products where published and deleted_at is null';
/** The first value, which is a price in pence. */
const FIRST = 10_000;

/** Changes a price and the company's name to the same number, and announces both, as a process of a shop does. */
const CHANGE = `
  with priced as (update products set mail_order_price_pence = $1 where id = $2),
    named as (insert into settings (key, value, updated_at) values ('companyName', to_jsonb($1::text), now())
      on conflict (key) do update set value = excluded.value)
  select pg_notify('treadline_data', 'catalogue'), pg_notify('treadline_data', 'settings')`;

interface Seen {
  readonly data?: {
    readonly product?: { readonly mailOrderPrice: number } | null;
    readonly shopSettings?: { readonly companyName: string };
  };
}

const price = (id: number): string => `product(id: ${id}) { mailOrderPrice }`;
const name = (): string => 'shopSettings { companyName }';
const aNewName = (): string => `Watch${randomBytes(8).toString('hex')}`;

/**
 * Guests read a row of the database, perhaps of a replica, and a setting, which processes hold in memory. Under a new
 * name the answer can't come from the response cache.
 */
const LOOKS = {
  price: (id: number) => `query Watch { ${price(id)} }`,
  'new price': (id: number) => `query ${aNewName()} { ${price(id)} }`,
  setting: () => `query Watch { ${name()} }`,
  'new setting': () => `query ${aNewName()} { ${name()} }`,
} as const;

/** For each kind of answer, how long its value had been replaced when a guest asked, at worst, in milliseconds. */
export type Stalest = Partial<Record<keyof typeof LOOKS, number>>;

const KINDS = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

/** A price and a setting that change all the time, and guests of some shops who look at them. */
export interface Watch {
  /** The stalest answers of a shop since the last call. */
  takeStalest(origin: string): Stalest;
  /** Whether no answer of a shop is older than the last change but one. */
  readonly isCurrent: (origin: string) => Promise<boolean>;
  close(): Promise<void>;
}

export async function openWatch(database: pg.Pool, origins: readonly string[]): Promise<Watch> {
  const id = (await database.query<{ id: number }>(PRODUCT)).rows[0]?.id ?? 0;
  /** When each value replaced the one before it. */
  const replacedAt: number[] = [];
  const stalest = new Map<string, Stalest>();
  let isOver = false;

  async function change(): Promise<void> {
    await database.query(CHANGE, [FIRST + replacedAt.length, id]);
    replacedAt.push(performance.now());
  }

  /** How stale an answer is; null if there's none. */
  async function look(origin: string, kind: keyof typeof LOOKS): Promise<number | null> {
    const asked = performance.now();
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: LOOKS[kind](id) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((response) => response.json() as Promise<Seen>)
      .catch(() => null);
    const value = answer?.data?.product?.mailOrderPrice ?? answer?.data?.shopSettings?.companyName;
    return value === undefined
      ? null
      : Math.max(0, Math.round(asked - (replacedAt[Number(value) - FIRST + 1] ?? asked)));
  }

  async function keepLooking(origin: string, kind: keyof typeof LOOKS): Promise<void> {
    for (; !isOver; await delay(BETWEEN_LOOKS_MS)) {
      const staleMs = await look(origin, kind);
      const worst = stalest.get(origin) ?? {};
      stalest.set(origin, { ...worst, [kind]: Math.max(worst[kind] ?? 0, staleMs ?? 0) });
    }
  }

  async function keepChanging(): Promise<void> {
    for (; !isOver; await delay(BETWEEN_CHANGES_MS)) await change();
  }

  await change();
  const work = Promise.all([
    keepChanging(),
    ...origins.flatMap((origin) => KINDS.map((kind) => keepLooking(origin, kind))),
  ]);
  return {
    takeStalest(origin) {
      const worst = stalest.get(origin) ?? {};
      stalest.delete(origin);
      return worst;
    },
    async isCurrent(origin) {
      const ages = await Promise.all(KINDS.map((kind) => look(origin, kind)));
      return ages.every((staleMs) => staleMs !== null && staleMs < BETWEEN_CHANGES_MS);
    },
    async close() {
      isOver = true;
      await work;
    },
  };
}
