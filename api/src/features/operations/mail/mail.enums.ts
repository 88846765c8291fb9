import { graphqlEnum } from '../../../platform/services/enums.ts';

export const MailStatus = graphqlEnum('MailStatus', 'An email’s delivery state.', {
  QUEUED: 'Waiting to be sent or retried.',
  SENT: 'Accepted by the mail server.',
  FAILED: 'Given up: refused for good, or out of attempts.',
});
export type MailStatus = keyof typeof MailStatus;
