import { randomUUID } from 'node:crypto';
import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { aReader } from './newsletter.builder.ts';
import { NewsletterIssue } from './record/newsletter-issue.entity.ts';

const input = { subject: 'Winter', intro: 'It is cold.', postIds: [], productIds: [] };

async function anIssue(shop: TestShop): Promise<{ id: string; revision: number }> {
  const em = shop.services.platform.orm.em.fork();
  const issue = em.create(NewsletterIssue, { ...input, id: randomUUID(), createdAt: new Date() });
  await em.flush();
  return { id: issue.id, revision: issue.revision };
}

async function aWaitingIssue(shop: TestShop): Promise<{ id: string }> {
  const { id } = await anIssue(shop);
  await shop.rows(
    `update newsletter_issues set state = 'SCHEDULED', send_at = now() + interval '1 year' where id = $1`,
    [id],
  );
  return { id };
}

export const audited: AuditedChanges = {
  saveNewsletterIssue: async () => ({ input }),
  sendNewsletterIssue: async ({ shop }) => ({ input: await anIssue(shop) }),
  unscheduleNewsletterIssue: ({ shop }) => aWaitingIssue(shop),
  sendTestNewsletterIssue: async ({ shop }) => ({ id: (await anIssue(shop)).id }),
  cancelNewsletterSubscription: async ({ shop }) => {
    const { email } = await aReader(shop);
    const [row] = await shop.rows<{ id: string }>(
      'select id from newsletter_subscriptions where email_key = lower($1)',
      [email],
    );
    return { id: row?.id };
  },
};
