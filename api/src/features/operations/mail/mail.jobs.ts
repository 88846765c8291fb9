import type { Job } from '../../../platform/features/job.ts';
import { MailSender } from './mail-sender.service.ts';
import { SEND_JOB } from './mail.service.ts';

/** Sends one mail. Retries are recorded with the mail, so an unsent mail is not a failed job. */
export const sendMail: Job<{ mailId: string }> = {
  name: SEND_JOB,
  handle: (services, { mailId }) => services.get(MailSender).send(mailId),
};

/** Every minute: mails to be retried, and mails that were never queued. */
export const sweepMails: Job = {
  name: 'sweep-mails',
  schedule: '* * * * *',
  handle: (services) => services.get(MailSender).sweep(),
};
