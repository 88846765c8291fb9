import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const NewsletterState = graphqlEnum('NewsletterState', 'Where somebody stands with the newsletter.', {
  PENDING: 'Asked for, and not confirmed by the mailed link yet: nothing is sent.',
  CONFIRMED: 'Confirmed: the newsletter is sent.',
  UNSUBSCRIBED: 'Left: nothing is sent.',
});
export type NewsletterState = keyof typeof NewsletterState;

export const NewsletterSource = graphqlEnum('NewsletterSource', 'Where the newsletter was asked for.', {
  CHECKOUT: 'The box at the checkout, counted once the order was paid.',
  FORM: 'The newsletter’s own form.',
});
export type NewsletterSource = keyof typeof NewsletterSource;

export const NewsletterIssueState = graphqlEnum(
  'NewsletterIssueState',
  'How far an issue of the newsletter has come.',
  {
    DRAFT: 'Being written: nothing is sent.',
    SCHEDULED: 'Waits for its time.',
    SENDING: 'Its mails are being written.',
    SENT: 'A mail was written to every subscriber.',
  },
);
export type NewsletterIssueState = keyof typeof NewsletterIssueState;
