import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewsletterSubscription } from './newsletter-subscription.entity.ts';

const DROP = `
  delete from mails where status <> 'SENT'
    and id in (select mail_id from newsletter_issue_mails where subscription_id = ?)`;

/** Deletes unsent issues to a former subscriber, including given-up ones, which staff could otherwise resend. */
export async function dropWaitingIssues(
  em: EntityManager,
  { id }: Pick<NewsletterSubscription, 'id'>,
): Promise<void> {
  await em.execute(DROP, [id]);
}
