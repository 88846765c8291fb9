import type { Job } from '../../../platform/features/job.ts';
import { MailSender } from './mail-sender.service.ts';
import { SEND_JOB } from './mail.service.ts';

/** Sends one email. Retries are recorded with the email, so an unsent email isn't a failed job. */
export const sendMail: Job<{ mailId: string }> = {
  name: SEND_JOB,
  handle: (services, { mailId }) => services.get(MailSender).send(mailId),
};

/** Every minute: queues emails to retry, and emails that were never queued. */
export const sweepMails: Job = {
  name: 'sweep-mails',
  schedule: '* * * * *',
  handle: (services) => services.get(MailSender).sweep(),
};
