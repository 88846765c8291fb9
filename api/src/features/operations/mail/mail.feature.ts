import type { Feature } from '../../../platform/features/feature.ts';
import { MailSender } from './mail-sender.service.ts';
import { Mail } from './mail.entity.ts';
import { sendMail, sweepMails } from './mail.jobs.ts';
import { personalMails } from './mail.personal-data.ts';
import { MailResolver } from './mail.resolver.ts';

/** The shop's emails: outbox, sending and retries. */
export const mail: Feature = {
  entities: [Mail],
  resolvers: [MailResolver],
  jobs: [sendMail, sweepMails],
  personalData: [personalMails],
  prepare(services) {
    // Deletes half-written files at start, not with the first email.
    services.get(MailSender);
  },
};
