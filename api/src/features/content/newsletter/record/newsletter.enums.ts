import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const NewsletterState = graphqlEnum('NewsletterState', 'A newsletter subscription’s state.', {
  PENDING: 'Requested but not confirmed with the emailed link: nothing is sent.',
  CONFIRMED: 'Confirmed: the newsletter is sent.',
  UNSUBSCRIBED: 'Unsubscribed: nothing is sent.',
});
export type NewsletterState = keyof typeof NewsletterState;

export const NewsletterSource = graphqlEnum(
  'NewsletterSource',
  'The form on which the newsletter was requested.',
  {
    CHECKOUT: 'The checkbox at checkout, which counts once the order is paid.',
    FORM: 'The newsletter’s own form.',
    IMPORT: 'A file of customers who had agreed before, with the date and the source of that.',
  },
);
export type NewsletterSource = keyof typeof NewsletterSource;

export const NewsletterIssueState = graphqlEnum(
  'NewsletterIssueState',
  'How far an issue is on its way to subscribers.',
  {
    DRAFT: 'Being written: nothing is sent.',
    SCHEDULED: 'Waiting for its time.',
    SENDING: 'Its emails are being written.',
    SENT: 'An email was written to every subscriber.',
  },
);
export type NewsletterIssueState = keyof typeof NewsletterIssueState;
