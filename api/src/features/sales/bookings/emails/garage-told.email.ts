import type { MailContent } from '../../../operations/mail/index.ts';
import type { GarageJob } from '../record/garage-job.ts';
import { garageReason, jobFacts } from './garage-email.parts.ts';

/** To a partner who no longer has a job. */
export const garageReleased =
  (job: GarageJob): MailContent =>
  ({ shopName }) => ({
    subject: `Fitting ${job.orderNumber} is cancelled`,
    preheader: 'Please take it out of your diary.',
    title: 'This fitting is cancelled',
    blocks: [
      'Please take this job out of your diary. The buyer won’t come.',
      jobFacts({ ...job, fee: null }),
    ],
    reason: garageReason(shopName),
  });

/** To a partner when the buyer has chosen one of the times that it offered. */
export const garageChosen =
  (job: GarageJob): MailContent =>
  ({ shopName }) => ({
    subject: `Fitting ${job.orderNumber} is confirmed`,
    preheader: 'The buyer chose one of your times.',
    title: 'The buyer chose one of your times',
    blocks: ['You offered this time, so the job is confirmed.', jobFacts(job)],
    reason: garageReason(shopName),
  });

/** To a partner when part of a job was refunded. */
export const garageShortened =
  (job: GarageJob): MailContent =>
  ({ shopName }) => ({
    subject: `Fitting ${job.orderNumber} has less to do`,
    preheader: 'The time stays the same.',
    title: 'This fitting has less to do',
    blocks: [
      'Part of the order was refunded. The time stays the same, and this is left to do.',
      jobFacts(job),
    ],
    reason: garageReason(shopName),
  });
