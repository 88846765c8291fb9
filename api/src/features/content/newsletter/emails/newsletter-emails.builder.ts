import type { MailContent } from '../../../operations/mail/index.ts';
import { newsletterConfirm } from './newsletter-confirm.email.ts';
import { newsletterIssue } from './newsletter-issue.email.ts';
import { newsletterKnown } from './newsletter-known.email.ts';

/** An example of each email this feature sends, by the name of its function. */
export const emails: Readonly<Record<string, MailContent>> = {
  newsletterConfirm: newsletterConfirm({ token: 'a-token', unsubscribeToken: 'another', days: 7 }),
  newsletterKnown: newsletterKnown({ unsubscribeToken: 'another' }),
  newsletterIssue: newsletterIssue(
    {
      subject: 'Winter is coming, and so are wet roads',
      intro: 'The first frost is forecast for next week.\nThese tyres cost less than last month.',
      posts: [
        {
          title: 'How deep is your tread?',
          slug: 'tread-depth',
          excerpt: 'A 20p coin tells you in a minute.',
        },
      ],
      offers: [
        {
          name: 'Michelin Alpin 6 205/55 R16 91H',
          slug: 'michelin-alpin-6-205-55-r16-91h',
          price: 8_735,
          wasPrice: 10_482,
          picture: null,
        },
      ],
    },
    'another',
  ),
};
