import type { AuditedChanges } from '../../../test/audited-change.ts';
import { aReader } from './newsletter.builder.ts';

export const audited: AuditedChanges = {
  endNewsletterSubscription: async ({ shop }) => {
    const { email } = await aReader(shop);
    const [row] = await shop.rows<{ id: string }>(
      'select id from newsletter_subscriptions where email_key = lower($1)',
      [email],
    );
    return { id: row?.id };
  },
};
