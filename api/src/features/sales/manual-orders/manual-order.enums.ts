import { holdText, offlinePayments } from '@treadline/schema/trade/order/payment/offline-payment';
import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import { graphqlEnum } from '../../../platform/services/enums.ts';

const offline = recordOf<Readonly<Record<keyof typeof offlinePayments, string>>>(
  keysOf(offlinePayments).map((payment) => [
    payment,
    `${offlinePayments[payment].meaning} The units are reserved for ${holdText(payment)}.`,
  ]),
);

export const ManualPayment = graphqlEnum(
  'ManualPayment',
  'How an order that staff took is going to be paid.',
  {
    LINK: 'By card on a payment page at Stripe, whose link is mailed to the buyer and works for 24 hours.',
    ...offline,
  },
);
export type ManualPayment = keyof typeof ManualPayment;
