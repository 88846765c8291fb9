import type { Feature } from '../../../platform/features/feature.ts';
import { OrderDeliveryResolver } from './deliveries/order-delivery.resolver.ts';
import { OrderChangeResolver } from './desk/order-change.resolver.ts';
import { OrderDeskResolver } from './desk/order-desk.resolver.ts';
import { carryOutHeldTransitions, sweepHeldTransitions } from './fulfilment.jobs.ts';
import { HeldTransition } from './held/held-transition.entity.ts';
import { HeldTransitionResolver } from './held/held-transition.resolver.ts';
import { personalHeldTransitions } from './held/held-transitions.personal-data.ts';

/** Packing, shipping, delivering and cancelling orders. */
export const fulfilment: Feature = {
  entities: [HeldTransition],
  resolvers: [OrderChangeResolver, OrderDeliveryResolver, OrderDeskResolver, HeldTransitionResolver],
  jobs: [carryOutHeldTransitions, sweepHeldTransitions],
  personalData: [personalHeldTransitions],
};
