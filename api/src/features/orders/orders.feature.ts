import type { Feature } from '../../platform/feature.ts';
import { GuestOrderResolver } from './buyer/guest-order.resolver.ts';
import { OrderCode } from './buyer/order-code.entity.ts';
import { OrdersUnderWayResolver } from './buyer/orders-under-way.resolver.ts';
import { OrderDelivery } from './deliveries/order-delivery.entity.ts';
import { OrderNote } from './desk/order-note.entity.ts';
import { Dispute } from './disputes/dispute.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { Order, OrderLine } from './order.entity.ts';
import { OrderAddressResolver, OrderLineResolver, OrderResolver } from './order.resolver.ts';
import { forgetBuyers, mailOrderCode } from './orders.jobs.ts';
import { claimOrders, redirectMail } from './orders.listeners.ts';
import { personalOrders } from './orders.personal-data.ts';
import { Refund } from './refunds/refund.entity.ts';

/** Orders: what was bought, by whom, and what has become of it. */
export const orders: Feature = {
  entities: [Order, OrderLine, OrderDelivery, OrderEvent, OrderNote, OrderCode, Refund, Dispute],
  resolvers: [
    OrderResolver,
    OrderLineResolver,
    OrderAddressResolver,
    GuestOrderResolver,
    OrdersUnderWayResolver,
  ],
  listens: [claimOrders, redirectMail],
  jobs: [mailOrderCode, forgetBuyers],
  personalData: [personalOrders],
};
