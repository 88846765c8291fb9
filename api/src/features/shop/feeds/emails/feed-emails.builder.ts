import type { MailContent } from '../../../operations/mail/index.ts';
import { feedLate } from './feed-late.email.ts';
import { feedWaits } from './feed-waits.email.ts';

const FEED = { supplierId: 3, supplier: 'Bond Tyres', feed: 'Stock and prices' };

/** An example of each email this feature sends, by the name of its function. */
export const emails: Readonly<Record<string, MailContent>> = {
  feedLate: feedLate({ ...FEED, hours: 26, trouble: 'The host answered 500: Database is asleep.' }),
  feedWaits: feedWaits({
    ...FEED,
    fileName: 'stock.csv',
    hold: '412 of 1,005 costs change by more than 30%.',
  }),
};
