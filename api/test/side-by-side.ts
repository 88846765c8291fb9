/**
 * `pnpm run side-by-side <ref>`: builds an earlier state of the project in a temporary folder, runs its shop and this
 * one on the same database, as during a roll-out, and buys a tyre from each at every stage. Takes some minutes.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createPaymentSandbox } from '@treadline/payment-sandbox';
import pg from 'pg';
import { inShopRole, startEmbeddedDatabase } from '../src/platform/database/embedded-database.ts';
import { freePort } from '../src/platform/process/free-port.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const PATIENCE_MS = 300_000;
const BETWEEN_LOOKS_MS = 200;
const PAGES = ['/', '/shop', '/blog', '/api/products?limit=1', '/api/ready'];
const BUY = /* GraphQL */ `
  mutation Buy($input: CheckoutInput!) {
    createCheckout(input: $input) {
      ... on Checkout {
        orderId
        url
      }
    }
  }
`;
const ADDRESS = {
  firstName: 'Sam',
  lastName: 'Carter',
  line1: '4 Ivel Road',
  city: 'Bedford',
  postcode: 'MK42 0AA',
  country: 'GB',
};
const CARD = { number: '4242 4242 4242 4242', expiry: '04 / 30', cvc: '123', name: 'Sam Carter' };

interface RunningShop {
  readonly name: string;
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Waits until `isSo`.
 *
 * @throws Error naming `what` if that takes too long.
 */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(BETWEEN_LOOKS_MS))
    if (await isSo().catch(() => false)) return;
  throw new Error(`${what}: timed out.`);
}

const say = (line: string): void =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

/** Installs and builds the project at a commit. */
function buildAt(ref: string, folder: string): void {
  const archive = execFileSync('git', ['archive', ref], { cwd: PROJECT, maxBuffer: 512 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  execFileSync('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
  execFileSync(join(folder, 'node_modules/.bin/node'), ['tools/build.ts'], { cwd: folder });
}

async function main(ref: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'treadline-side-by-side-'));
  const closers: (() => unknown)[] = [() => rmSync(work, { recursive: true, force: true })];
  try {
    await compare(ref, work, closers);
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

async function compare(ref: string, work: string, closers: (() => unknown)[]): Promise<void> {
  const before = mkdtempSync(join(work, 'before-'));
  buildAt(ref, before);
  say(`Built ${ref}.`);
  const database = await startEmbeddedDatabase(mkdtempSync(join(work, 'data-')), { durable: false });
  closers.push(() => database.stop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  closers.push(() => client.end());
  const secrets = {
    secretKey: `sk_test_${randomBytes(8).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(8).toString('hex')}`,
  };
  let asked = '';
  const sandbox = createPaymentSandbox({
    secretKey: secrets.secretKey,
    webhook: { url: () => `${asked}/api/payments/webhook`, secret: secrets.webhookSecret },
  });
  const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => sandbox.close());

  /** Opens a shop on the database. */
  async function open(name: string, folder: string): Promise<RunningShop> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const shop: ChildProcess = spawn(process.execPath, [join(folder, 'api/dist/main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        SANDBOX_PORT: String(await freePort()),
        DATA_DIR: mkdtempSync(join(work, 'files-')),
        DATABASE_URL: inShopRole(database.url),
        MIGRATIONS_DATABASE_URL: database.url,
        STRIPE_SECRET_KEY: secrets.secretKey,
        STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
        STRIPE_API_URL: sandboxUrl,
        PICTURE_WORKERS: '0',
        LOG_LEVEL: 'error',
      },
    });
    const stop = async (): Promise<void> => {
      if (shop.exitCode !== null || shop.signalCode !== null) return;
      shop.kill('SIGTERM');
      await once(shop, 'exit');
    };
    closers.push(stop);
    await until(`${name} opens`, async () => (await fetch(`${origin}/api/ready`)).ok);
    say(`${name} is open.`);
    return { name, origin, stop };
  }

  /** Opens a shop's pages, then buys a tyre and pays. */
  async function buyFrom({ name, origin }: RunningShop, when: string): Promise<void> {
    for (const page of PAGES) {
      const { status } = await fetch(origin + page);
      if (status !== 200) throw new Error(`${name} answers ${status} to ${page} ${when}.`);
    }
    asked = origin;
    const { rows } = await client.query<{ id: number }>(
      'select id from products where published and stock_available > 3 order by id limit 1',
    );
    const input = {
      items: [{ productId: rows[0]?.id, quantity: 1 }],
      email: 'sam@example.com',
      shippingAddress: ADDRESS,
      deliveryMethod: 'STANDARD',
      acceptTerms: true,
    };
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: BUY, variables: { input } }),
    });
    const text = await answer.text();
    const { orderId, url } = (
      JSON.parse(text) as { data: { createCheckout: { orderId: string; url: string } } }
    ).data.createCheckout;
    if (!orderId) throw new Error(`${name} refuses an order ${when}: ${text}`);
    await fetch(url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' });
    await until(`The order at ${name} ${when} is paid`, async () => {
      const found = await client.query("select 1 from orders where id = $1 and payment_status = 'PAID'", [
        orderId,
      ]);
      return found.rows.length > 0;
    });
    say(`${name} sold a tyre ${when}.`);
  }

  const old = await open('The earlier build', before);
  await buyFrom(old, 'alone');
  const next = await open('This build', PROJECT);
  await buyFrom(old, 'beside this build');
  await buyFrom(next, 'beside the earlier build');
  await old.stop();
  await buyFrom(next, 'alone');
  const back = await open('The earlier build, started again,', before);
  await buyFrom(back, 'on the new tables');
  await buyFrom(next, 'beside it');
  const { rows } = await client.query<{ sold: number; left: number }>(
    `select (select -sum(quantity)::int from stock_movements where reason = 'SOLD') as sold,
      (select sum(stock_reserved)::int from products) as left`,
  );
  say(`${rows[0]?.sold} tyres are sold, ${rows[0]?.left} still reserved. Both builds can run side by side.`);
}

const [ref, ...others] = process.argv.slice(2);
if (!ref || others.length > 0) {
  console.error('side-by-side takes one commit. Usage: npx -y pnpm@12 run side-by-side <ref>');
  process.exit(2);
}
await main(ref);
