import { describe, expect } from 'vitest';
import { aMailContent } from '../../../../test/fixtures/mail.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { MailSender } from './mail-sender.service.ts';
import { sendMail } from './mail.jobs.ts';
import { MailService } from './mail.service.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z'), jobs: [sendMail] });

/** An email that the shop has sent. */
async function aSentMail(
  shop: TestShop,
  to: string,
  email: Parameters<typeof aMailContent>[0] = {},
): Promise<string> {
  const id = await shop.services.platform.orm.em
    .fork()
    .transactional((em) => shop.services.get(MailService).queue(em, to, aMailContent(email)));
  await shop.services.get(MailSender).send(id);
  await expect
    .poll(() => shop.rows('select status from mails where id = $1', [id]))
    .toEqual([{ status: 'SENT' }]);
  return id;
}

const RESEND = /* GraphQL */ `
  mutation ($id: ID!) {
    resendMail(id: $id) {
      kind: __typename
      ... on Mail {
        id
        recipient
        status
      }
      ... on Refusal {
        message
      }
    }
  }
`;
const READ = 'query ($id: ID!) { mail(id: $id) { mail { subject isSecret sentAt } html text } }';

describe('sent emails', () => {
  it('sent emails are found by address, subject and state', async ({ shop, admin }) => {
    await aSentMail(shop, 'ada@example.com', { subject: 'Your 100% tyres' });
    shop.setNow(new Date('2026-11-20T10:01:00Z'));
    await aSentMail(shop, 'sam@example.com', { subject: 'Your invoice' });
    const found = async (filter: object) => {
      const { data } = await shop.graphql<{ mails: { items: { recipient: string }[] } }>(
        'query ($filter: MailFilter!) { mails(filter: $filter) { items { recipient } } }',
        { filter },
        { ...admin.headers },
      );
      return data.mails.items.map(({ recipient }) => recipient);
    };
    expect(await found({ status: 'SENT' })).toEqual(['sam@example.com', 'ada@example.com']);
    expect(await found({ recipient: 'ADA@' })).toEqual(['ada@example.com']);
    expect(await found({ subject: '0% t' })).toEqual(['ada@example.com']);
    expect(await found({ subject: '_' })).toEqual([]);
    expect(await found({ search: 'invoice' })).toEqual(['sam@example.com']);
    expect(await found({ search: 'ada@', status: 'SENT' })).toEqual(['ada@example.com']);
    expect(await found({ status: 'FAILED' })).toEqual([]);
  });

  it('a sent email can be read and sent again as a new one, and the audit log says who sent it', async ({
    shop,
    admin,
  }) => {
    const id = await aSentMail(shop, 'jo@example.com', { subject: 'Your order' });
    const read = await shop.graphql(READ, { id }, { ...admin.headers });
    expect(read.data).toEqual({
      mail: {
        mail: { subject: 'Your order', isSecret: false, sentAt: '2026-11-20T10:00:00.000Z' },
        html: expect.stringContaining('round and black'),
        text: expect.stringContaining('round and black'),
      },
    });
    const { data } = await shop.graphql<{ resendMail: { id: string } }>(RESEND, { id }, { ...admin.headers });
    expect(data.resendMail).toEqual({
      kind: 'Mail',
      id: expect.not.stringContaining(id),
      recipient: 'jo@example.com',
      status: 'QUEUED',
    });
    expect(
      await shop.rows('select actor_id, action, after from audit_entries where subject_id = $1', [id]),
    ).toEqual([
      {
        actor_id: admin.id,
        action: 'sent again',
        after: { mail: data.resendMail.id },
      },
    ]);
  });

  it('an email that signs its reader in is neither shown nor sent again', async ({ shop, admin }) => {
    const id = await aSentMail(shop, 'jo@example.com', { blocks: [{ kind: 'code', code: '123456' }] });
    expect((await shop.graphql(READ, { id }, { ...admin.headers })).data).toMatchObject({
      mail: { mail: { isSecret: true }, html: null, text: null },
    });
    expect((await shop.graphql(RESEND, { id }, { ...admin.headers })).data).toMatchObject({
      resendMail: { kind: 'MailNotStored' },
    });
    const waiting = await shop.services.platform.orm.em
      .fork()
      .transactional((em) =>
        shop.services
          .get(MailService)
          .queue(em, 'jo@example.com', aMailContent({ blocks: [{ kind: 'code', code: '1' }] })),
      );
    expect((await shop.graphql(READ, { id: waiting }, { ...admin.headers })).data).toMatchObject({
      mail: { html: null, text: null },
    });
  });

  it.for(['x', '00000000-0000-4000-8000-000000000000'])(
    'an unknown email: %j',
    async (id, { shop, admin }) => {
      expect((await shop.graphql(READ, { id }, { ...admin.headers })).data).toEqual({ mail: null });
      expect((await shop.graphql(RESEND, { id }, { ...admin.headers })).data).toMatchObject({
        resendMail: { kind: 'MailNotFound' },
      });
    },
  );
});
