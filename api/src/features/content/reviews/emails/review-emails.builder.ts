import type { MailContent } from '../../../operations/mail/index.ts';
import { reviewInvitation } from './review-invitation.email.ts';

/** An example of each email this feature sends, by the name of its function. */
export const emails: Readonly<Record<string, MailContent>> = {
  reviewInvitation: reviewInvitation({
    orderNumber: 'TFL-4829-1736',
    firstName: 'Sam',
    tyres: [
      { name: 'Michelin Primacy 4+ 205/55 R16 91V', quantity: 2 },
      { name: 'Metzeler Roadtec 01 SE 180/55 R17 73W', quantity: 1 },
    ],
    token: 'a-token',
  }),
};
