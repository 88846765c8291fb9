import { afterAll, expect, onTestFinished } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { aMailContent } from '../../../../test/fixtures/mail.ts';
import { aSmtpServer } from '../../../../test/fixtures/outside/smtp-server.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { MailSender } from './mail-sender.service.ts';
import { MailService } from './mail.service.ts';

const FAILED = /* GraphQL */ `
  query Failed($page: Int, $limit: Int) {
    failedMails(page: $page, limit: $limit) {
      items {
        id
        recipient
        subject
        status
        tries
        lastError
        createdAt
      }
      pageInfo {
        totalItems
        hasNextPage
      }
    }
  }
`;
const RETRY = 'mutation Retry($id: ID!) { retryMail(id: $id) { id status tries } }';

interface FailedMails {
  readonly failedMails: {
    readonly items: { readonly id: string; readonly recipient: string }[];
    readonly pageInfo: { readonly totalItems: number; readonly hasNextPage: boolean };
  } | null;
}
interface Retried {
  readonly retryMail: { readonly id: string; readonly status: string; readonly tries: number } | null;
}

const server = await aSmtpServer();
afterAll(() => server.close());
const it = shopTest({ env: { SMTP_URL: server.url }, jobs: true });

/** An email whose recipient the mail server rejects for good. */
async function aFailedMail(shop: TestShop, to: string): Promise<string> {
  server.answer = (command) => (command.startsWith('RCPT') ? '550 5.1.1 User unknown' : null);
  const content = aMailContent({ subject: 'Your code for order TFL2611123456' });
  const id = await shop.services.platform.orm.em
    .fork()
    .transactional((em) => shop.services.get(MailService).queue(em, to, content));
  await shop.services.get(MailSender).send(id);
  await expect
    .poll(() => shop.rows('select status from mails where id = $1', [id]))
    .toEqual([{ status: 'FAILED' }]);
  server.answer = () => null;
  onTestFinished(async () => {
    await shop.rows('delete from mails where id = $1', [id]);
  });
  return id;
}

it('failed emails are listed for administrators, newest first, with the mail server’s answer', async ({
  shop,
  admin,
}) => {
  const [older, newer] = [
    await aFailedMail(shop, 'one@example.com'),
    await aFailedMail(shop, 'two@example.com'),
  ];
  const { data } = await shop.graphql<FailedMails>(FAILED, { page: 1, limit: 1 }, admin.headers);
  expect(data.failedMails).toEqual({
    items: [
      {
        id: newer,
        recipient: 'two@example.com',
        subject: 'Your code for order TFL2611123456',
        status: 'FAILED',
        tries: 1,
        lastError: expect.stringContaining('550 5.1.1 User unknown'),
        createdAt: expect.any(String),
      },
    ],
    pageInfo: { totalItems: 2, hasNextPage: true },
  });
  const second = await shop.graphql<FailedMails>(FAILED, { page: 2, limit: 1 }, admin.headers);
  expect(second.data.failedMails?.items).toMatchObject([{ id: older }]);
  expect((await shop.graphql(FAILED, { limit: 0 }, admin.headers)).errors?.[0]?.extensions.code).toBe(
    'BAD_USER_INPUT',
  );
});

it('an administrator’s retry sends failed emails once, and the audit log says who retried', async ({
  shop,
  admin,
}) => {
  const id = await aFailedMail(shop, 'sam@example.com');
  server.received.length = 0;
  const { data } = await shop.graphql<Retried>(RETRY, { id }, admin.headers);
  expect(data.retryMail).toEqual({ id, status: 'QUEUED', tries: 0 });
  await expect
    .poll(() => shop.rows('select status, tries from mails where id = $1', [id]))
    .toEqual([{ status: 'SENT', tries: 1 }]);
  expect(server.received).toMatchObject([{ to: ['sam@example.com'] }]);
  expect((await shop.graphql<Retried>(RETRY, { id }, admin.headers)).data.retryMail).toBeNull();
  expect(
    await shop.rows(
      `select actor_id, action, after from audit_entries where subject = 'mail' and subject_id = $1`,
      [id],
    ),
  ).toEqual([{ actor_id: admin.id, action: 'retried', after: { status: 'QUEUED', tries: 0 } }]);
});

it.for(['', 'x', '00000000-0000-4000-8000-000000000000'])(
  "an unknown email can't be retried: %j",
  async (id, { shop, admin }) => {
    expect(await shop.graphql<Retried>(RETRY, { id }, admin.headers)).toMatchObject({
      status: 200,
      data: { retryMail: null },
    });
  },
);

it("customers and guests can't see failed emails", async ({ shop }) => {
  const customer = await aCustomer(shop);
  expect(await shop.graphql<FailedMails>(FAILED, {}, customer.headers)).toMatchObject({
    data: { failedMails: null },
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
  expect(await shop.graphql<Retried>(RETRY, { id: 'x' }, customer.headers)).toMatchObject({
    data: { retryMail: null },
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
  expect(await shop.graphql<FailedMails>(FAILED)).toMatchObject({
    data: { failedMails: null },
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});
