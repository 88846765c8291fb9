import type { Feature } from '../../platform/feature.ts';
import {
  HeldStep,
  HeldStepResolver,
  OrderChangeResolver,
  OrderDeliveryResolver,
  OrderDeskResolver,
  personalHeldSteps,
} from '../orders/index.ts';
import { carryOutHeldSteps, sweepHeldSteps } from './fulfilment.jobs.ts';

/** Orders on their way: packed, sent, delivered, or called off. */
export const fulfilment: Feature = {
  entities: [HeldStep],
  resolvers: [OrderChangeResolver, OrderDeliveryResolver, OrderDeskResolver, HeldStepResolver],
  jobs: [carryOutHeldSteps, sweepHeldSteps],
  personalData: [personalHeldSteps],
};
