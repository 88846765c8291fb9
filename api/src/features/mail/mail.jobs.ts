import type { Job } from '../../platform/job.ts';
import { MailSender } from './mail-sender.service.ts';
import { SEND_JOB } from './mail.service.ts';

/** Sends one mail. Trying again is kept with the mail, so a mail that does not leave is no failed job. */
export const sendMail: Job<{ mailId: string }> = {
  name: SEND_JOB,
  handle: (services, { mailId }) => services.get(MailSender).send(mailId),
};

/** Every minute: mails to be tried again, and mails whose sending was never queued. */
export const sweepMails: Job = {
  name: 'sweep-mails',
  schedule: '* * * * *',
  handle: (services) => services.get(MailSender).sweep(),
};
