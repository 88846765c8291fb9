import type { Units } from '../../../shop/stock/index.ts';
import type { Order } from './order.entity.ts';
import { tyresOf } from './tyre-lines.ts';

/** The units that an order reserves and settles. The order's lines must be loaded. */
export function unitsOf(order: Order): Units[] {
  return tyresOf(order).map(({ productId, quantity }) => ({ productId, quantity }));
}
