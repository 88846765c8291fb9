import type { Feature } from '../../../platform/features/feature.ts';
import { OrderReturnsResolver } from './order-returns.resolver.ts';
import { OrderReturn } from './record/order-return.entity.ts';
import { ReturnResolver } from './return.resolver.ts';
import { endReturns, reopenReturns } from './returns.listeners.ts';
import { personalReturns } from './returns.personal-data.ts';

/** Tyres that buyers send back: asked for, approved or refused, inspected and paid back. */
export const returns: Feature = {
  entities: [OrderReturn],
  resolvers: [OrderReturnsResolver, ReturnResolver],
  personalData: [personalReturns],
  listens: [endReturns, reopenReturns],
};
