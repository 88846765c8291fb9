import { GARAGE_HOURS } from '@treadline/schema/trade/fitting/booking-state';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import type { MailContent } from '../../../operations/mail/index.ts';
import type { GarageJob } from '../record/garage-job.ts';
import { garageReason, jobFacts, unitsText } from './garage-email.parts.ts';

/** To a partner, who has to confirm a job. @param url opens the job without an account. */
export const garageAsked =
  ({
    job,
    replaced,
    url,
  }: {
    readonly job: GarageJob;
    /** The time that the job had at this garage before; null if it's new. */
    readonly replaced: Date | null;
    readonly url: string;
  }): MailContent =>
  ({ shopName }) => ({
    subject: `Please confirm ${replaced ? 'the new time of ' : ''}fitting ${job.orderNumber}`,
    preheader: job.tyres.map(unitsText).join(', '),
    title: 'Please confirm a fitting',
    blocks: [
      `A buyer of ${shopName} has booked this fitting at ${job.garage}. Please confirm it within ${GARAGE_HOURS} of ` +
        'your working hours, offer other times, or tell us that you can’t do it.',
      ...(replaced ? [`This replaces ${slotText(replaced)}, which is free again.`] : []),
      { kind: 'button', label: 'Open the job', url, spelledOut: true },
      jobFacts(job),
      'You need no account: the link opens the job sheet. Keep this email, and report there when the job is done.',
    ],
    reason: garageReason(shopName),
  });
