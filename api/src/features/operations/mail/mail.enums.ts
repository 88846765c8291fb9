import { graphqlEnum } from '../../../platform/services/enums.ts';

export const MailStatus = graphqlEnum('MailStatus', 'How far a mail has come.', {
  QUEUED: 'Waiting to leave, for the first time or after a failed try.',
  SENT: 'Taken by the mail server.',
  FAILED: 'Given up: refused for good, or tried too often.',
});
export type MailStatus = keyof typeof MailStatus;
