import type { Feature } from '../../../platform/features/feature.ts';
import { CartMerge } from './cart-merge.entity.ts';
import { takeOutBought } from './cart.listeners.ts';
import { CartResolver } from './cart.resolver.ts';
import { SavedCartRow } from './saved-cart-row.entity.ts';
import { personalCart } from './saved-cart.personal-data.ts';
import { SavedCartResolver } from './saved-cart.resolver.ts';

/** Prices carts and saves those of customers. */
export const cart: Feature = {
  entities: [SavedCartRow, CartMerge],
  resolvers: [CartResolver, SavedCartResolver],
  listens: [takeOutBought],
  personalData: [personalCart],
};
