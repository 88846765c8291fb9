import { aMailTyre } from '../../../../../test/fixtures/mail.ts';
import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { claimDecided } from './claim-decided.email.ts';
import { claimQuestion } from './claim-question.email.ts';
import { claimReceived } from './claim-received.email.ts';
import type { MailClaim } from './claim.parts.ts';

const claim: MailClaim = {
  id: '0f4d1c5e-8a3b-4f6d-9c1e-2b7a5d3e4f60',
  kind: 'PRICE_MATCH',
  quantity: 2,
  tyre: aMailTyre().name,
  order: aMailOrder(),
};

/** An example of each of this feature's emails, by the name of the function that writes it. */
export const emails: Readonly<Record<string, MailContent>> = {
  claimReceived: claimReceived({ ...claim, kind: 'WARRANTY' }),
  claimQuestion: claimQuestion(claim, 'Does the offer include delivery?\n\nWe can’t see it on the page.'),
  claimDecided: claimDecided(claim, 'REFUSED', 'The seller isn’t in the United Kingdom.'),
};
