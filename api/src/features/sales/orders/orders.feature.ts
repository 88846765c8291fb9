import type { Feature } from '../../../platform/features/feature.ts';
import { Dispute } from './books/dispute.entity.ts';
import { Refund } from './books/refund.entity.ts';
import { GuestOrderResolver } from './buyer/guest-order.resolver.ts';
import { OrderCode } from './buyer/order-code.entity.ts';
import { OrdersInProgressResolver } from './buyer/orders-in-progress.resolver.ts';
import { forgetBuyers, mailOrderCode } from './orders.jobs.ts';
import { claimOrders, redirectMail } from './orders.listeners.ts';
import { personalOrders } from './orders.personal-data.ts';
import { OrderAddressResolver, OrderLineResolver, OrderResolver } from './reading/order.resolver.ts';
import { OrderDelivery } from './record/order-delivery.entity.ts';
import { OrderEvent } from './record/order-event.entity.ts';
import { OrderNote } from './record/order-note.entity.ts';
import { Order, OrderLine } from './record/order.entity.ts';

/** Orders: what was bought, by whom, and how it progresses. */
export const orders: Feature = {
  entities: [Order, OrderLine, OrderDelivery, OrderEvent, OrderNote, OrderCode, Refund, Dispute],
  resolvers: [
    OrderResolver,
    OrderLineResolver,
    OrderAddressResolver,
    GuestOrderResolver,
    OrdersInProgressResolver,
  ],
  listens: [claimOrders, redirectMail],
  jobs: [mailOrderCode, forgetBuyers],
  personalData: [personalOrders],
};
