import { aMailTyre } from '../../../../../test/fixtures/mail.ts';
import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { returnApproved } from './return-approved.email.ts';
import { returnAsked } from './return-asked.email.ts';
import type { MailReturn } from './return-email.parts.ts';
import { returnReceived } from './return-received.email.ts';
import { returnRefused } from './return-refused.email.ts';

const order = aMailOrder();

const ret: MailReturn = {
  id: '7d0f2c52-3f0d-4d35-8d1c-6c1a35c9a5d1',
  number: `${order.number}-R1`,
  order,
  units: [{ name: aMailTyre().name, quantity: 2 }],
  reason: 'CANCELLATION',
  method: 'OWN_CARRIER',
  isFree: false,
  sendBy: '2026-12-09',
  refundBy: null,
  sums: { collection: 0, total: 20_898 },
  refusal: 'The tread is worn down to 4 mm.\nWe only take unused tyres back after the 14 days.',
};

/** An example of each of this feature's emails, by the name of the function that writes it. */
export const emails: Readonly<Record<string, MailContent>> = {
  returnAsked: returnAsked({ ...ret, reason: 'EXCHANGE' }),
  returnApproved: returnApproved(ret),
  returnRefused: returnRefused({ ...ret, reason: 'UNUSED' }),
  returnReceived: returnReceived({ ...ret, refundBy: '2026-12-20' }),
};
