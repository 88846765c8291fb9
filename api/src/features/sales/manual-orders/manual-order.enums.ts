import { holdText, offlinePayments } from '@treadline/schema/trade/order/payment/offline-payment';
import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import { graphqlEnum } from '../../../platform/services/enums.ts';

const offline = recordOf<Readonly<Record<keyof typeof offlinePayments, string>>>(
  keysOf(offlinePayments).map((payment) => [
    payment,
    `${offlinePayments[payment].meaning} The units are reserved for ${holdText(payment)}.`,
  ]),
);

export const ManualPayment = graphqlEnum('ManualPayment', 'How a manual order will be paid.', {
  LINK: 'By card on a Stripe payment page. Its link is emailed to the buyer and works for up to 24 hours.',
  ...offline,
});
export type ManualPayment = keyof typeof ManualPayment;
