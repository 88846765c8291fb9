import type { AuditedChanges } from '../../../test/audited-change.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { aLetter } from './mail.builder.ts';
import { MailService } from './mail.service.ts';

async function aFailedMail(shop: TestShop): Promise<string> {
  const id = await shop.services.platform.orm.em
    .fork()
    .transactional((em) => shop.services.get(MailService).queue(em, 'sam@example.com', aLetter()));
  await shop.rows("update mails set status = 'FAILED' where id = $1", [id]);
  return id;
}

export const audited: AuditedChanges = {
  retryMail: async ({ shop }) => ({ id: await aFailedMail(shop) }),
};
