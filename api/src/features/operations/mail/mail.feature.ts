import type { Feature } from '../../../platform/features/feature.ts';
import { MailSender } from './mail-sender.service.ts';
import { Mail } from './mail.entity.ts';
import { sendMail, sweepMails } from './mail.jobs.ts';
import { personalMails } from './mail.personal-data.ts';
import { MailResolver } from './mail.resolver.ts';

/** The mails that the shop sends. */
export const mail: Feature = {
  entities: [Mail],
  resolvers: [MailResolver],
  jobs: [sendMail, sweepMails],
  personalData: [personalMails],
  async start(services) {
    // Removes half-written files at once, not with the first mail.
    services.get(MailSender);
    return async () => undefined;
  },
};
