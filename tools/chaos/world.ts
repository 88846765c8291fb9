import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { aSmtpServer, type SmtpServer } from '../../api/test/fixtures/outside/smtp-server.ts';
import { aReceiver, type WebhookReceiver } from '../../api/test/fixtures/outside/webhook-receiver.ts';
import { openCentre } from './bookings.ts';
import type { Cast, Tyre } from './cast.ts';
import { Client, newTally, type Tally } from './client.ts';
import type { Draw } from './draw.ts';
import { openRelay, type Relay } from './relay.ts';
import { startShop, type ShopProcess } from './shop-process.ts';
import { openStripe, type ChaosStripe } from './stripe.ts';

const TYRES = 8;
const CUSTOMERS = 3;
const ADMIN = { email: 'chaos@treadline.example', password: 'wet roads far ahead' };
const PASSWORD = 'wet roads ahead';
const ALL_EVENTS = ['ORDER_CREATED', 'ORDER_PAID', 'ORDER_REFUNDED', 'ORDER_STATUS_CHANGED'];
/** Node.js's compile cache for the shop, because shops start a thousand times. */
export const COMPILE_CACHE = fileURLToPath(new URL('../../.data/chaos/compiled', import.meta.url));
const NO_LIMIT = '10000000';

/** A shop process, and its connection to the database; null if that isn't a relay's. */
export interface Shop {
  readonly process: ShopProcess;
  readonly relay: Relay | null;
}

/** The database and the shops that a world is opened on. */
interface Ground {
  /** A database for this run only; an empty one is filled. */
  readonly databaseUrl: string;
  /** This process's address, as shops reach it. */
  readonly address: string;
  /** @param env the shop's settings besides its database. */
  openShop(at: 0 | 1, env: Record<string, string>): Promise<Shop>;
}

/** Two shops on one database, and everything they talk to. */
export interface World {
  readonly shops: readonly Shop[];
  /** The database itself, bypassing every relay. */
  readonly database: pg.Pool;
  readonly stripe: ChaosStripe;
  readonly mail: SmtpServer;
  readonly receiver: WebhookReceiver;
  readonly tyres: readonly Tyre[];
  readonly cast: Cast;
  readonly tally: Tally;
  /** How often a buyer set out to buy: there must not be more orders than that. */
  attempts: number;
  /** Every order confirmed to a buyer, by its id. */
  readonly told: Set<string>;
  /** Each product's stock before the first race. */
  readonly stockBefore: ReadonlyMap<number, number>;
  /** Adds tyres to the stock, with their movement. */
  bringTyres(tyre: Tyre, units: number): Promise<void>;
  close(): Promise<void>;
}

const envOf = (dataDir: string, stripe: ChaosStripe, smtpUrl: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'http://shop.test',
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.apiUrl,
  SMTP_URL: smtpUrl,
  WEBHOOK_PRIVATE_TARGETS: 'true',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  PICTURE_WORKERS: '0',
  WEB_PROCESSES: '2',
  REQUESTS_PER_MINUTE: NO_LIMIT,
  PAYMENT_READS_PER_HOUR: NO_LIMIT,
  SIGN_INS_PER_ADDRESS: NO_LIMIT,
  CHECKOUTS_PER_ADDRESS: NO_LIMIT,
  PIECES_PER_ADDRESS: NO_LIMIT,
});

/** The ground of two shops on this machine, each behind a relay to the database. */
export const relayedGround = (databaseUrl: string): Ground => ({
  databaseUrl,
  address: '127.0.0.1',
  async openShop(_at, env) {
    const relay = await openRelay(Number(new URL(databaseUrl).port));
    const through = new URL(databaseUrl);
    through.port = String(relay.port);
    return { process: await startShop({ ...env, DATABASE_URL: through.href }), relay };
  },
});

export async function openWorld({ databaseUrl, address, openShop }: Ground, draw: Draw): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'treadline-chaos-'));
  const database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  database.on('error', () => undefined);
  const shops: Shop[] = [];
  const draws = { callback: draw.fork(), client: draw.fork(), tyres: draw.fork() };
  const originOf = (which: Draw) => (): string => which.of(shops).process.origin;
  const stripe = await openStripe(address, originOf(draws.callback));
  const mail = await aSmtpServer(0, address);
  const receiver = await aReceiver(0, address);
  // One after the other: the first migrates the database.
  for (const at of [0, 1] as const) {
    const shop = await openShop(at, envOf(dataDir, stripe, mail.url));
    shops.push(shop);
    await shop.process.ready();
  }
  const tally = newTally();
  const client = new Client(originOf(draws.client), tally);
  const adminToken = await signIn(client);
  await subscribe(client, adminToken, receiver.url);
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => register(client)));
  await openCentre(database);
  const { rows: tyres } = await database.query<Tyre>(
    `update products set stock_quantity = 0, stock_reserved = 0
      where id in (select id from products where published and deleted_at is null order by id limit ${TYRES})
      returning id`,
  );
  const { rows: stock } = await database.query<{ id: number; units: number }>(
    `select id, stock_quantity - coalesce((select sum(quantity) from stock_movements where product_id = p.id), 0)::int
      as units from products p`,
  );
  return {
    shops,
    database,
    stripe,
    mail,
    receiver,
    tyres,
    tally,
    attempts: 0,
    told: new Set(),
    cast: { client, draw: draws.tyres, adminToken, customers },
    stockBefore: new Map(stock.map(({ id, units }) => [id, units])),
    async bringTyres({ id }, units) {
      if (units > 0)
        await database.query(
          `with brought as (update products set stock_quantity = stock_quantity + $2 where id = $1 returning id)
            insert into stock_movements (product_id, quantity, reason, at)
            select id, $2, 'ADJUSTED', now() from brought`,
          [id, units],
        );
    },
    async close() {
      await Promise.all(shops.map(({ process }) => process.stop()));
      await stripe.sandbox.close();
      await Promise.all([mail.close(), receiver.close(), ...shops.map(({ relay }) => relay?.close())]);
      await database.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function signIn(client: Client): Promise<string> {
  const data = await client.ask<{ login: { token?: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { ... on Session { token } } }',
    { input: ADMIN },
  );
  if (!data?.login.token) throw new Error('The administrator of the chaos test can’t sign in.');
  return data.login.token;
}

async function register(client: Client): Promise<string> {
  const input = {
    firstName: 'Sam',
    lastName: 'Carter',
    email: `chaos-${randomBytes(4).toString('hex')}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  const data = await client.ask<{ register: { token?: string } }>(
    'mutation ($input: RegisterInput!) { register(input: $input) { ... on Session { token } } }',
    { input },
  );
  if (!data?.register.token) throw new Error('A customer of the chaos test can’t register.');
  return data.register.token;
}

async function subscribe(client: Client, adminToken: string, url: string): Promise<void> {
  const data = await client.ask<{ createWebhookEndpoint: { kind: string } }>(
    'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { kind: __typename } }',
    { input: { url, events: ALL_EVENTS, enabled: true } },
    adminToken,
  );
  if (data?.createWebhookEndpoint.kind !== 'WebhookEndpointCreated')
    throw new Error('The webhook receiver of the chaos test can’t subscribe.');
}
