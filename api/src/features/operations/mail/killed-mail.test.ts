import pg from 'pg';
import { afterAll, beforeEach, expect, onTestFinished } from 'vitest';
import { aMailContent } from '../../../../test/fixtures/mail.ts';
import { aSmtpServer } from '../../../../test/fixtures/outside/smtp-server.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { MailSender } from './mail-sender.service.ts';
import { MailService } from './mail.service.ts';

const START = new Date('2026-11-20T10:00:00Z');
const CLAIM_MINUTES = 3;

const server = await aSmtpServer();
afterAll(() => server.close());
const it = shopTest({ env: { SMTP_URL: server.url }, now: START });

beforeEach(() => {
  server.received.length = 0;
  server.answer = () => null;
});
it.beforeEach(({ shop }) => shop.setNow(START));
it.afterEach(async ({ shop }) => {
  await shop.rows('delete from mails');
  shop.complaints.length = 0;
});

const queue = (shop: TestShop): Promise<string> =>
  shop.services.platform.orm.em
    .fork()
    .transactional((em) => shop.services.get(MailService).queue(em, 'sam@example.com', aMailContent()));

const send = (shop: TestShop, id: string): Promise<void> => shop.services.get(MailSender).send(id);

const later = (shop: TestShop, minutes: number): void =>
  shop.setNow(new Date(START.getTime() + minutes * 60_000));

const stateOf = async (shop: TestShop, id: string) =>
  (
    await shop.rows<{ status: string; tries: number }>('select status, tries from mails where id = $1', [id])
  )[0];

const idsOf = (): (string | undefined)[] =>
  server.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim());

it('one statement claims an email before the server is called, and the next records it after the server’s 250', async ({
  shop,
}) => {
  const id = await queue(shop);
  const before: string[] = [];
  server.answer = (command) => {
    if (command === '.') before.push(...shop.takeStatements());
    return null;
  };
  shop.takeStatements();
  await send(shop, id);
  expect(before.filter((text) => /\bmails\b/.test(text))).toEqual([
    expect.stringContaining('update mails set tries = tries + 1'),
  ]);
  expect(shop.takeStatements()).toEqual([expect.stringContaining(`update mails set status = 'SENT'`)]);
});

it('a process killed before the mail server has the whole email loses nothing and sends nothing twice', async ({
  shop,
}) => {
  const id = await queue(shop);
  const { promise: never } = Promise.withResolvers<null>();
  const { promise: hanging, resolve: hang } = Promise.withResolvers<void>();
  server.answer = (command) => {
    if (!command.startsWith('DATA')) return null;
    hang();
    return never;
  };
  // From here on this process does nothing more.
  const killed = await openTestShop({ besides: shop, now: START, env: { SMTP_URL: server.url } });
  const dying = send(killed, id).catch(() => undefined);
  await hanging;
  server.answer = () => null;
  later(shop, CLAIM_MINUTES - 1);
  await send(shop, id);
  expect(server.received).toEqual([]);
  later(shop, CLAIM_MINUTES);
  await send(shop, id);
  expect(server.received).toHaveLength(1);
  expect(await stateOf(shop, id)).toEqual({ status: 'SENT', tries: 2 });
  server.drop();
  await dying;
  await killed.close();
});

it('a sent email that wasn’t recorded is sent again under its message id once its process counts as dead', async ({
  shop,
}) => {
  const id = await queue(shop);
  await shop.rows(`
    create function forget() returns trigger language plpgsql as $$
    begin if new.status = 'SENT' then raise exception 'killed'; end if; return new; end $$`);
  await shop.rows('create trigger forget before update on mails for each row execute function forget()');
  await send(shop, id);
  await shop.rows('drop trigger forget on mails');
  await shop.rows('drop function forget');
  expect(shop.complaints.join('')).toContain('it may be sent again');
  expect(await stateOf(shop, id)).toEqual({ status: 'QUEUED', tries: 1 });
  later(shop, CLAIM_MINUTES - 1);
  await send(shop, id);
  expect(server.received).toHaveLength(1);
  later(shop, CLAIM_MINUTES);
  await send(shop, id);
  expect(idsOf()).toEqual([`<${id}@treadline.example>`, `<${id}@treadline.example>`]);
  expect(await stateOf(shop, id)).toEqual({ status: 'SENT', tries: 2 });
});

it("if recording fails together with its connection, it's repeated on the next connection", async ({
  shop,
}) => {
  const id = await queue(shop);
  await shop.rows('create sequence marks');
  await shop.rows(`
    create function fail_once() returns trigger language plpgsql as $$
    begin if new.status = 'SENT' and nextval('marks') = 1 then raise exception 'broken'; end if; return new; end $$`);
  await shop.rows(
    'create trigger fail_once before update on mails for each row execute function fail_once()',
  );
  await send(shop, id);
  await shop.rows('drop trigger fail_once on mails');
  expect(await stateOf(shop, id)).toEqual({ status: 'SENT', tries: 1 });
});

/** Takes the database away before the mail server has answered; `back` restores it. */
async function loseDatabase(shop: TestShop): Promise<{ back(): Promise<unknown> }> {
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  const owner = new pg.Client({ connectionString: shop.databaseUrl.replace(/[^/]+$/, 'postgres') });
  await owner.connect();
  onTestFinished(() => owner.end());
  server.answer = async (command) => {
    if (command !== '.') return null;
    await owner.query(`alter database ${name} allow_connections false`);
    await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    return null;
  };
  return { back: () => owner.query(`alter database ${name} allow_connections true`) };
}

const hears = (shop: TestShop, words: string): Promise<void> =>
  expect.poll(() => shop.complaints.join('')).toContain(words);

it('an email sent during a database outage is recorded by the same process after the outage', async ({
  shop,
}) => {
  const id = await queue(shop);
  const database = await loseDatabase(shop);
  const sending = send(shop, id);
  await hears(shop, 'marked once that ends');
  await database.back();
  await sending;
  expect(await stateOf(shop, id)).toEqual({ status: 'SENT', tries: 1 });
  later(shop, CLAIM_MINUTES);
  await send(shop, id);
  expect(server.received).toHaveLength(1);
});

it('a process stops trying to record an email before another can claim it', async ({ shop }) => {
  const id = await queue(shop);
  const database = await loseDatabase(shop);
  const sending = send(shop, id);
  await hears(shop, 'marked once that ends');
  later(shop, CLAIM_MINUTES - 0.1);
  await sending;
  expect(shop.complaints.join('')).toContain('it may be sent again');
  await database.back();
  await expect.poll(() => stateOf(shop, id).catch(() => null)).toEqual({ status: 'QUEUED', tries: 1 });
});
