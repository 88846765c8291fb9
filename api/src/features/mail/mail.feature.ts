import type { Feature } from '../../platform/feature.ts';
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
};
