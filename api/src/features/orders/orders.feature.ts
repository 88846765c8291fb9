import type { Feature } from '../../platform/feature.ts';
import { GuestOrderResolver } from './buyer/guest-order.resolver.ts';
import { OrderCode } from './buyer/order-code.entity.ts';
import { OrdersUnderWayResolver } from './buyer/orders-under-way.resolver.ts';
import { OrderDelivery } from './deliveries/order-delivery.entity.ts';
import { OrderDeliveryResolver } from './deliveries/order-delivery.resolver.ts';
import { OrderChangeResolver } from './desk/order-change.resolver.ts';
import { OrderDeskResolver } from './desk/order-desk.resolver.ts';
import { OrderNote } from './desk/order-note.entity.ts';
import { Dispute } from './disputes/dispute.entity.ts';
import { DisputeResolver } from './disputes/dispute.resolver.ts';
import { HeldStep } from './held/held-step.entity.ts';
import { HeldStepResolver } from './held/held-step.resolver.ts';
import { personalHeldSteps } from './held/held-steps.personal-data.ts';
import { OrderEvent } from './order-event.entity.ts';
import { Order, OrderLine } from './order.entity.ts';
import { OrderAddressResolver, OrderLineResolver, OrderResolver } from './order.resolver.ts';
import { carryOutHeldSteps, forgetBuyers, mailOrderCode, sweepHeldSteps } from './orders.jobs.ts';
import { claimOrders, redirectMail } from './orders.listeners.ts';
import { personalOrders } from './orders.personal-data.ts';
import { Refund } from './refunds/refund.entity.ts';
import { RefundableLineResolver, RefundResolver } from './refunds/refund.resolver.ts';

/** Orders: what was bought, by whom, and their progress. */
export const orders: Feature = {
  entities: [Order, OrderLine, OrderDelivery, OrderEvent, OrderNote, OrderCode, Refund, Dispute, HeldStep],
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
    DisputeResolver,
    HeldStepResolver,
  ],
  listens: [claimOrders, redirectMail],
  jobs: [mailOrderCode, forgetBuyers, carryOutHeldSteps, sweepHeldSteps],
  personalData: [personalOrders, personalHeldSteps],
};
