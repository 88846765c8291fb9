import type { Feature } from '../../platform/feature.ts';
import { GuestOrderResolver } from './guest-order.resolver.ts';
import { OrderCode } from './order-code.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { Order, OrderLine } from './order.entity.ts';
import { OrderAddressResolver, OrderLineResolver, OrderResolver } from './order.resolver.ts';
import { inviteReviews, mailOrderCode } from './orders.jobs.ts';
import { personalOrders } from './orders.personal-data.ts';
import { Refund } from './refund.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';

/** Orders, and the stock they hold. */
export const orders: Feature = {
  entities: [Order, OrderLine, OrderEvent, OrderCode, Refund, StockMovement],
  resolvers: [OrderResolver, OrderLineResolver, OrderAddressResolver, GuestOrderResolver],
  jobs: [mailOrderCode, inviteReviews],
  personalData: [personalOrders],
};
