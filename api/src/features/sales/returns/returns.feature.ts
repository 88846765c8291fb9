import type { Feature } from '../../../platform/features/feature.ts';
import { OrderReturnsResolver } from './order-returns.resolver.ts';
import { OrderReturn } from './record/order-return.entity.ts';
import { ReturnResolver } from './return.resolver.ts';
import { endReturns, reopenReturns } from './returns.listeners.ts';
import { personalReturns } from './returns.personal-data.ts';

/** Returns of tyres: requested by buyers, approved or refused, inspected and refunded. */
export const returns: Feature = {
  entities: [OrderReturn],
  resolvers: [OrderReturnsResolver, ReturnResolver],
  personalData: [personalReturns],
  listens: [endReturns, reopenReturns],
};
