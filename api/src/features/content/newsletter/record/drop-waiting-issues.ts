import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewsletterSubscription } from './newsletter-subscription.entity.ts';

const DROP = `
  delete from mails where status <> 'SENT'
    and id in (select mail_id from newsletter_issue_mails where subscription_id = ?)`;

/**
 * Drops issues that were written to somebody who has left and wait for the mail server. Those that were given up too:
 * an administrator could have them sent again.
 */
export async function dropWaitingIssues(
  em: EntityManager,
  { id }: Pick<NewsletterSubscription, 'id'>,
): Promise<void> {
  await em.execute(DROP, [id]);
}
