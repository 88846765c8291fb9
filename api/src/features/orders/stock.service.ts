import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Product } from '../catalogue/product.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';

/** Pieces are kept back a little longer than the payment page lives, so that a payment in its last second still finds them. */
export const RESERVATION_MINUTES = 35;

/** So many pieces of a product. */
export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/** A line that cannot be filled. */
export interface Shortage {
  readonly productId: number;
  readonly requested: number;
  readonly available: number;
}

/**
 * Locks the rows of the products, always in the order of their ids: checkouts that want the same tyres
 * wait for each other and never stand in each other's way.
 */
async function lockProducts(em: EntityManager, pieces: readonly Pieces[]): Promise<Map<number, Product>> {
  const products = await em.find(
    Product,
    { id: { $in: pieces.map(({ productId }) => productId) }, published: true, deletedAt: null },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  return new Map(products.map((product) => [product.id, product]));
}

const onHand = (product: Product | undefined): number =>
  product ? product.stockOnHand - product.stockReserved : 0;

function shortages(products: ReadonlyMap<number, Product>, pieces: readonly Pieces[]): Shortage[] {
  return pieces.flatMap(({ productId, quantity }) => {
    const available = onHand(products.get(productId));
    return available < quantity ? [{ productId, requested: quantity, available }] : [];
  });
}

/** Keeps pieces back for an order: all of them or none. @returns the products, or what is missing. */
export async function reserve(
  em: EntityManager,
  pieces: readonly Pieces[],
): Promise<{ products: Map<number, Product> } | { missing: Shortage[] }> {
  const products = await lockProducts(em, pieces);
  const missing = shortages(products, pieces);
  if (missing.length > 0) return { missing };
  for (const { productId, quantity } of pieces) {
    const product = products.get(productId);
    if (product) product.stockReserved += quantity;
  }
  return { products };
}

/** Gives reserved pieces back to the shelf. */
export async function release(em: EntityManager, pieces: readonly Pieces[]): Promise<void> {
  await changeStock(em, pieces, 'reserved');
}

/** Turns reserved pieces into sold ones. @returns the products. */
export async function sellReserved(
  em: EntityManager,
  pieces: readonly Pieces[],
  orderId: string,
  at: Date,
): Promise<Map<number, Product>> {
  const products = await changeStock(em, pieces, 'both');
  recordSale(em, pieces, orderId, at);
  return products;
}

/** Sells pieces that are not reserved any more, when a payment came late: all of them or none. @returns the products; null when there are not enough. */
export async function sellFromShelf(
  em: EntityManager,
  pieces: readonly Pieces[],
  orderId: string,
  at: Date,
): Promise<Map<number, Product> | null> {
  const products = await lockProducts(em, pieces);
  if (shortages(products, pieces).length > 0) return null;
  for (const { productId, quantity } of pieces) {
    const product = products.get(productId);
    if (product) product.stockOnHand -= quantity;
  }
  recordSale(em, pieces, orderId, at);
  return products;
}

/** Puts the pieces of an order that was never sent back on the shelf, once. @returns whether there were any. */
export async function returnSold(em: EntityManager, orderId: string, at: Date): Promise<boolean> {
  const sold = await em.find(StockMovement, { orderId, reason: 'SOLD' });
  const quantities = new Map(sold.map(({ productId, quantity }) => [productId, -quantity]));
  const products = await em.find(
    Product,
    { id: { $in: [...quantities.keys()] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  for (const product of products) {
    const quantity = quantities.get(product.id) ?? 0;
    product.stockOnHand += quantity;
    em.create(StockMovement, { productId: product.id, orderId, quantity, reason: 'RETURNED', at });
  }
  return products.length > 0;
}

/** Products that were taken out of the listing meanwhile still have a stock to keep right, so this asks for none of it. */
async function changeStock(
  em: EntityManager,
  pieces: readonly Pieces[],
  which: 'reserved' | 'both',
): Promise<Map<number, Product>> {
  const quantities = new Map(pieces.map(({ productId, quantity }) => [productId, quantity]));
  const products = await em.find(
    Product,
    { id: { $in: [...quantities.keys()] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  for (const product of products) {
    const quantity = quantities.get(product.id) ?? 0;
    product.stockReserved -= quantity;
    if (which === 'both') product.stockOnHand -= quantity;
  }
  return new Map(products.map((product) => [product.id, product]));
}

function recordSale(em: EntityManager, pieces: readonly Pieces[], orderId: string, at: Date): void {
  for (const { productId, quantity } of pieces)
    em.create(StockMovement, { productId, orderId, quantity: -quantity, reason: 'SOLD', at });
}
