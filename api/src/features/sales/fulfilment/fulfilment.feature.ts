import type { Feature } from '../../../platform/features/feature.ts';
import { OrderDeliveryResolver } from './deliveries/order-delivery.resolver.ts';
import { OrderChangeResolver } from './desk/order-change.resolver.ts';
import { OrderDeskResolver } from './desk/order-desk.resolver.ts';
import { carryOutHeldSteps, sweepHeldSteps } from './fulfilment.jobs.ts';
import { HeldStep } from './held/held-step.entity.ts';
import { HeldStepResolver } from './held/held-step.resolver.ts';
import { personalHeldSteps } from './held/held-steps.personal-data.ts';

/** Orders on their way: packed, sent, delivered, or called off. */
export const fulfilment: Feature = {
  entities: [HeldStep],
  resolvers: [OrderChangeResolver, OrderDeliveryResolver, OrderDeskResolver, HeldStepResolver],
  jobs: [carryOutHeldSteps, sweepHeldSteps],
  personalData: [personalHeldSteps],
};
