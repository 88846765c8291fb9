import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished } from 'vitest';
import { aMailContent } from '../../../../test/fixtures/mail.ts';
import { aSmtpServer } from '../../../../test/fixtures/outside/smtp-server.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { bindJobs } from '../../../platform/features/job.ts';
import { openJobs } from '../../../platform/jobs/jobs.ts';
import { createLogger } from '../../../platform/observability/logging.ts';
import { MAX_TRIES } from './mail-delivery.ts';
import { MailSender } from './mail-sender.service.ts';
import { mail as feature } from './mail.feature.ts';
import { MailService } from './mail.service.ts';

const START = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;
const CONTENT = aMailContent();

interface StoredMail {
  readonly status: string;
  readonly tries: number;
  readonly last_error: string | null;
  readonly message_id: string | null;
  readonly html: string | null;
  readonly wait: number;
}

let server = await aSmtpServer();
afterAll(() => server.close());
const it = shopTest({ env: { SMTP_URL: server.url }, now: START }).extend(
  'sender',
  { scope: 'file' },
  ({ shop }) => shop.services.get(MailSender),
);

beforeEach(() => {
  server.received.length = 0;
  server.answer = () => null;
});
it.afterEach(async ({ shop }) => {
  await shop.rows('delete from mails');
  shop.complaints.length = 0;
});

/** Queues an email as features do: in another change's transaction. */
function queue(shop: TestShop, to: string, content = CONTENT): Promise<string> {
  return shop.services.platform.orm.em
    .fork()
    .transactional((em) => shop.services.get(MailService).queue(em, to, content));
}

async function stored(shop: TestShop, id: string): Promise<StoredMail> {
  const [row] = await shop.rows<StoredMail>(
    `select status, tries, last_error, message_id, html,
        extract(epoch from next_attempt_at - $2::timestamptz)::float8 / 60 as wait
      from mails
      where id = $1`,
    [id, shop.services.platform.now()],
  );
  if (!row) throw new Error('The email is missing.');
  return row;
}

function later(shop: TestShop, minutes: number): void {
  shop.setNow(new Date(shop.services.platform.now().getTime() + minutes * MINUTE_MS));
}

/** Runs the email jobs on the shop's database, as a process of the shop does. */
async function workMailJobs(shop: TestShop): Promise<void> {
  const silent = createLogger('silent', { write: () => true });
  const jobs = openJobs(shop.databaseUrl, silent, shop.services.platform);
  await jobs.start(bindJobs(shop.services, feature.jobs ?? []));
  onTestFinished(() => jobs.stop());
}

describe('an email', () => {
  it('an email is sent as HTML and text from the shop’s address, and its text is kept', async ({
    shop,
    sender,
  }) => {
    const id = await queue(shop, 'sam@example.com');
    await sender.send(id);
    expect(server.received).toMatchObject([{ from: 'hello@treadline.example', to: ['sam@example.com'] }]);
    const source = server.received[0]?.source ?? '';
    for (const line of [
      'From: Treadline <hello@treadline.example>',
      'To: sam@example.com',
      'Subject: Good news from the warehouse',
      `Message-ID: <${id}@treadline.example>`,
      'Auto-Submitted: auto-generated',
      'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    ])
      expect(source.split('\r\n')).toContain(line);
    expect(source).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(source).not.toContain('List-Unsubscribe');
    expect(await stored(shop, id)).toMatchObject({
      status: 'SENT',
      message_id: `<${id}@treadline.example>`,
      html: expect.stringContaining('round and black'),
    });
  });

  it.for([
    { kind: 'code', code: '123456' } as const,
    { kind: 'button', label: 'Sign in', url: 'http://shop.test/reset-password?token=abc' } as const,
  ])('an email that signs its reader in is deleted once it is sent: %j', async (block, { shop, sender }) => {
    const id = await queue(shop, 'sam@example.com', aMailContent({ blocks: [block] }));
    expect((await stored(shop, id)).html).not.toBeNull();
    await sender.send(id);
    expect(await stored(shop, id)).toMatchObject({ status: 'SENT', html: null });
  });

  it('an email has an unsubscribe header if the recipient subscribed', async ({ shop, sender }) => {
    await sender.send(
      await queue(
        shop,
        'sam@example.com',
        aMailContent({ unsubscribeUrl: 'http://shop.test/api/newsletter/unsubscribe?token=no' }),
      ),
    );
    expect(server.received[0]?.source.replace(/\r\n /g, ' ').split('\r\n')).toEqual(
      expect.arrayContaining([
        'List-Unsubscribe: <http://shop.test/api/newsletter/unsubscribe?token=no>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
  });

  it('an email is not sent when its transaction is rolled back', async ({ shop, sender }) => {
    const never = shop.services.platform.orm.em.fork().transactional(async (em) => {
      await shop.services.get(MailService).queue(em, 'sam@example.com', CONTENT);
      await em.flush();
      throw new Error('No stock');
    });
    await expect(never).rejects.toThrow('No stock');
    await workMailJobs(shop);
    await sender.sweep();
    expect(await shop.rows('select id from mails')).toEqual([]);
    expect(server.received).toEqual([]);
  });

  it('an email is sent as soon as its transaction is committed', async ({ shop }) => {
    await workMailJobs(shop);
    const id = await queue(shop, 'sam@example.com');
    await expect.poll(() => stored(shop, id)).toMatchObject({ status: 'SENT', tries: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('an email is sent once when several workers claim it at once', async ({ shop, sender }) => {
    const id = await queue(shop, 'sam@example.com');
    await Promise.all(Array.from({ length: 8 }, () => sender.send(id)));
    await sender.send(id);
    expect(server.received).toHaveLength(1);
    expect(await stored(shop, id)).toMatchObject({ status: 'SENT', tries: 1 });
  });

  it('an email is sent once when its process died between commit and queue', async ({ shop, sender }) => {
    // The job is missing: the process died after the commit.
    const id = await queue(shop, 'sam@example.com');
    await shop.rows(`delete from pgboss.job where name = 'send-mail'`);
    await workMailJobs(shop);
    await Promise.all([sender.sweep(), sender.sweep()]);
    await expect.poll(async () => (await stored(shop, id)).status).toBe('SENT');
    await sender.sweep();
    expect(server.received).toHaveLength(1);
  });

  it('an email of a dead process is sent by another after three minutes', async ({ shop, sender }) => {
    const id = await queue(shop, 'sam@example.com');
    await shop.rows(`update mails set tries = 1, next_attempt_at = $2 where id = $1`, [
      id,
      new Date(START.getTime() + 3 * MINUTE_MS),
    ]);
    later(shop, 2);
    await sender.send(id);
    expect(server.received).toEqual([]);
    later(shop, 1);
    await sender.send(id);
    expect(await stored(shop, id)).toMatchObject({
      status: 'SENT',
      tries: 2,
      message_id: `<${id}@treadline.example>`,
    });
  });
});

describe('when the mail server', () => {
  it('emails wait while the mail server is down, and are then sent once', async ({ shop, sender }) => {
    const { port } = server;
    const id = await queue(shop, 'sam@example.com');
    await server.close();
    await sender.send(id);
    expect(await stored(shop, id)).toMatchObject({
      status: 'QUEUED',
      tries: 1,
      wait: 1,
      // Nodemailer may only now notice that a pooled connection was closed.
      last_error: expect.stringMatching(/ECONNREFUSED|ECONNRESET|closed/i),
    });
    await sender.send(id);
    expect(await stored(shop, id)).toMatchObject({ tries: 1 });

    server = await aSmtpServer(port);
    await workMailJobs(shop);
    later(shop, 1);
    await sender.sweep();
    await expect.poll(() => stored(shop, id)).toMatchObject({ status: 'SENT', tries: 2, last_error: null });
    expect(server.received).toHaveLength(1);
  });

  it('a slow mail server holds no database connection', async ({ shop, sender }) => {
    const { promise: open, resolve: letThrough } = Promise.withResolvers<null>();
    server.answer = (command) => (command.startsWith('EHLO') ? open : null);
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => queue(shop, `sam${index}@example.com`)),
    );
    const sending = Promise.all(ids.map((id) => sender.send(id)));
    await expect.poll(() => shop.rows('select 1 from mails where tries = 1')).toHaveLength(8);
    expect(
      await shop.rows(
        `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      ),
    ).toEqual([]);
    await queue(shop, 'another@example.com');
    letThrough(null);
    await sending;
    expect(server.received).toHaveLength(8);
  });

  it('an email that keeps being refused is tried eight times and then given up', async ({ shop, sender }) => {
    server.answer = (command) => (command === '.' ? '451 4.3.0 Try again later, sam@example.com' : null);
    const id = await queue(shop, 'sam@example.com');
    const waits: number[] = [];
    for (let tries = 1; tries < MAX_TRIES; tries += 1) {
      await sender.send(id);
      const { wait } = await stored(shop, id);
      waits.push(wait);
      later(shop, wait);
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720]);
    await sender.send(id);
    expect(await stored(shop, id)).toMatchObject({
      status: 'FAILED',
      tries: 8,
      last_error: expect.stringContaining('451 4.3.0 Try again later'),
    });
    expect(shop.complaints.at(-1)).toContain('An email was given up; it’s listed among the failed emails.');
    expect(shop.complaints.join('')).not.toContain('sam@');
  });

  it('an email whose recipient is refused for good is given up at once', async ({ shop, sender }) => {
    server.answer = (command) => (command.startsWith('RCPT') ? '550 5.1.1 User unknown' : null);
    const id = await queue(shop, 'nobody@example.com');
    await sender.send(id);
    expect(await stored(shop, id)).toMatchObject({
      status: 'FAILED',
      tries: 1,
      last_error: expect.stringContaining('550 5.1.1 User unknown'),
    });
  });

  it('emails wait while the mail server refuses the shop', async ({ shop, sender }) => {
    server.answer = (command) => (command.startsWith('MAIL') ? '550 5.7.1 Sender not allowed' : null);
    const id = await queue(shop, 'sam@example.com');
    await sender.send(id);
    expect(await stored(shop, id)).toMatchObject({ status: 'QUEUED', tries: 1, wait: 1 });
  });
});

it('emails sent or given up are deleted after 90 days', async ({ shop, sender }) => {
  const [sent, failed] = [await queue(shop, 'sam@example.com'), await queue(shop, 'sam@example.com')];
  await sender.send(sent);
  await shop.rows(`update mails set status = 'FAILED' where id = $1`, [failed]);
  later(shop, 91 * 24 * 60);
  await sender.sweep();
  expect(await shop.rows('select id from mails')).toEqual([]);
});

it('without a mail server, emails are written as files for an email client or a browser', async () => {
  const filing = await openTestShop({
    now: START,
    jobs: true,
    env: { MAIL_FROM: 'Tyres <orders@tyres.example>' },
  });
  onTestFinished(() => filing.close());
  const id = await filing.services.platform.orm.em
    .fork()
    .transactional((em) => filing.services.get(MailService).queue(em, 'sam@example.com', CONTENT));
  await expect.poll(() => filing.rows('select status from mails')).toEqual([{ status: 'SENT' }]);
  const { folder } = filing.config.mail;
  const name = `2026-11-20T10-00-00-good-news-from-the-warehouse-${id.slice(0, 8)}`;
  expect((await readdir(folder)).toSorted()).toEqual([`${name}.eml`, `${name}.html`]);
  expect(await readFile(join(folder, `${name}.html`), 'utf8')).toContain('<h1');
  expect(await readFile(join(folder, `${name}.eml`), 'utf8')).toContain(
    'From: Tyres <orders@tyres.example>\r\nTo: sam@example.com\r\n',
  );
  expect(filing.complaints).toEqual([]);
});
