import type { Feature } from '../../../platform/features/feature.ts';
import { StockMovement } from './stock-movement.entity.ts';
import { StockResolver } from './stock.resolver.ts';

/** The stock on hand, the units reserved for unpaid orders, and the stock movements. */
export const stock: Feature = {
  entities: [StockMovement],
  resolvers: [StockResolver],
};
