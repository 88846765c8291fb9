import type { EntityManager } from '@mikro-orm/postgresql';
import { StockMovement } from '../orders/stock-movement.entity.ts';
import type { Product } from './product.entity.ts';

/**
 * Sets how many pieces can be bought, in the caller's transaction; those promised to checkouts stay on the shelf on top.
 * The difference is a movement of the stock, so that all movements together still explain it.
 */
export function putOnShelf(em: EntityManager, product: Product, available: number, at: Date): void {
  const quantity = available + product.stockReserved - product.stockOnHand;
  if (quantity === 0) return;
  product.stockOnHand += quantity;
  em.create(StockMovement, { productId: product.id, orderId: null, quantity, reason: 'ADJUSTED', at });
}
