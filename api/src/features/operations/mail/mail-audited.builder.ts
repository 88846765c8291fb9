import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import { aMailContent } from '../../../../test/fixtures/mail.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { MailService } from './mail.service.ts';

async function aMail(shop: TestShop, status: string): Promise<string> {
  const id = await shop.services.platform.orm.em
    .fork()
    .transactional((em) => shop.services.get(MailService).queue(em, 'sam@example.com', aMailContent()));
  await shop.rows(
    `update mails set status = $2, sent_at = case when $2 = 'SENT' then now() end where id = $1`,
    [id, status],
  );
  return id;
}

export const audited: AuditedChanges = {
  retryMail: async ({ shop }) => ({ id: await aMail(shop, 'FAILED') }),
  resendMail: async ({ shop }) => ({ id: await aMail(shop, 'SENT') }),
};
