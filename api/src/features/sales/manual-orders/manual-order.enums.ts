import { offlinePayments } from '@treadline/schema/trade/order/offline-payment';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const ManualPayment = graphqlEnum(
  'ManualPayment',
  'How an order that staff took is going to be paid.',
  {
    LINK: 'By card on a payment page at Stripe, whose link is mailed to the buyer.',
    ...offlinePayments,
  },
);
export type ManualPayment = keyof typeof ManualPayment;
