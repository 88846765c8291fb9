import type { Feature } from '../../platform/feature.ts';
import { GuestOrderResolver } from './guest-order.resolver.ts';
import { OrderChangeResolver } from './order-change.resolver.ts';
import { OrderCode } from './order-code.entity.ts';
import { OrderDelivery } from './order-delivery.entity.ts';
import { OrderDeliveryResolver } from './order-delivery.resolver.ts';
import { OrderDeskResolver } from './order-desk.resolver.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderNote } from './order-note.entity.ts';
import { Order, OrderLine } from './order.entity.ts';
import { OrderAddressResolver, OrderLineResolver, OrderResolver } from './order.resolver.ts';
import { OrdersUnderWayResolver } from './orders-under-way.resolver.ts';
import { forgetBuyers, mailOrderCode } from './orders.jobs.ts';
import { claimOrders, redirectMail } from './orders.listeners.ts';
import { personalOrders } from './orders.personal-data.ts';
import { Refund } from './refund.entity.ts';
import { RefundableLineResolver, RefundResolver } from './refund.resolver.ts';

/** Orders: what was bought, by whom, and their progress. */
export const orders: Feature = {
  entities: [Order, OrderLine, OrderDelivery, OrderEvent, OrderNote, OrderCode, Refund],
  resolvers: [
    OrderResolver,
    OrderChangeResolver,
    OrderDeliveryResolver,
    OrderDeskResolver,
    OrderLineResolver,
    OrderAddressResolver,
    GuestOrderResolver,
    OrdersUnderWayResolver,
    RefundResolver,
    RefundableLineResolver,
  ],
  listens: [claimOrders, redirectMail],
  jobs: [mailOrderCode, forgetBuyers],
  personalData: [personalOrders],
};
