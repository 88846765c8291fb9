import type { EntityManager } from '@mikro-orm/postgresql';
import { announceStock } from '../../../platform/database/data-versions.ts';
import { StockMovement } from './stock-movement.entity.ts';

/** Reservations outlast the payment page slightly, so a payment made in its last second still has its units. */
export const RESERVATION_MINUTES = 35;

/** A quantity of a product. A list names each product once. */
export interface Units {
  readonly productId: number;
  readonly quantity: number;
}

/** A product without enough units to reserve. */
export interface Shortage {
  readonly productId: number;
  readonly requested: number;
  /** 0 too for a product that is no longer sold. */
  readonly available: number;
}

/** A product's stock: units on hand, including those reserved. */
export interface Shelf {
  readonly id: number;
  stockOnHand: number;
  readonly stockReserved: number;
}

/** The number of units that can be bought. */
export const availableUnits = ({
  stockOnHand,
  stockReserved,
}: Pick<Shelf, 'stockOnHand' | 'stockReserved'>): number => stockOnHand - stockReserved;

/** Locks rows in id order, so that transactions for the same tyres wait for each other instead of deadlocking. */
const LOCK = `
  select id, case when published and deleted_at is null then stock_quantity - stock_reserved else 0 end as available
  from products where id in (select "productId" from jsonb_to_recordset(?::jsonb) as units("productId" integer))
  order by id for update`;

const change = (columns: string): string => `
  update products set ${columns}
  from jsonb_to_recordset(?::jsonb) as units("productId" integer, quantity integer)
  where id = units."productId"`;
const RESERVE = change('stock_reserved = stock_reserved + quantity');
const RELEASE = change('stock_reserved = stock_reserved - quantity');
const SETTLE = change(
  'stock_reserved = stock_reserved - quantity, stock_quantity = stock_quantity - quantity',
);
const RESTOCK = change('stock_quantity = stock_quantity + quantity');

/**
 * Locks the products of the units.
 * @returns the number of units of each that can be reserved.
 */
async function lock(em: EntityManager, units: readonly Units[]): Promise<ReadonlyMap<number, number>> {
  const rows = await em.execute<{ id: number; available: number }[]>(LOCK, [JSON.stringify(units)]);
  return new Map(rows.map(({ id, available }) => [id, available]));
}

/**
 * Reserves units for an order in the caller's transaction, either all or none.
 * @returns the products that are short; empty if everything was reserved.
 */
export async function reserve(em: EntityManager, units: readonly Units[]): Promise<Shortage[]> {
  const availableOf = await lock(em, units);
  const shortages = units.flatMap(({ productId, quantity }) => {
    const available = availableOf.get(productId) ?? 0;
    return available < quantity ? [{ productId, requested: quantity, available }] : [];
  });
  if (shortages.length > 0) return shortages;
  await em.execute(RESERVE, [JSON.stringify(units)]);
  await announce(em, units, ({ productId, quantity }) => availableOf.get(productId) === quantity);
  return [];
}

/** Releases units that were not paid for, in the caller's transaction, so that others can buy them. */
export async function release(em: EntityManager, units: readonly Units[]): Promise<void> {
  const availableOf = await lock(em, units);
  await em.execute(RELEASE, [JSON.stringify(units)]);
  await announce(em, units, ({ productId }) => availableOf.get(productId) === 0);
}

/** @param turns whether a product sold out with its units, or is back in stock. */
function announce(
  em: EntityManager,
  units: readonly Units[],
  turns: (units: Units) => boolean,
): Promise<void> {
  return announceStock(em, {
    productIds: units.map(({ productId }) => productId),
    turned: units.some(turns),
  });
}

/** Removes an order's reserved units from stock in the caller's transaction, once they are paid for. */
export async function settle(
  em: EntityManager,
  units: readonly Units[],
  orderId: string,
  at: Date,
): Promise<void> {
  await lock(em, units);
  await em.execute(SETTLE, [JSON.stringify(units)]);
  for (const { productId, quantity } of units)
    em.create(StockMovement, { productId, orderId, quantity: -quantity, reason: 'SOLD', at });
}

/**
 * Returns an order's sold units to stock in the caller's transaction. Order lines count the returned units, so none is
 * returned twice.
 */
export async function restock(
  em: EntityManager,
  units: readonly Units[],
  orderId: string,
  at: Date,
): Promise<void> {
  const availableOf = await lock(em, units);
  await em.execute(RESTOCK, [JSON.stringify(units)]);
  await announce(em, units, ({ productId }) => availableOf.get(productId) === 0);
  for (const { productId, quantity } of units)
    em.create(StockMovement, { productId, orderId, quantity, reason: 'RETURNED', at });
}

/**
 * Sets how many units of a product can be bought, in the caller's transaction; reserved units come on top. The caller
 * has locked the product, and its row is saved with the transaction.
 */
export function adjust(em: EntityManager, product: Shelf, available: number, at: Date): void {
  const quantity = available - availableUnits(product);
  if (quantity === 0) return;
  product.stockOnHand += quantity;
  em.create(StockMovement, { productId: product.id, orderId: null, quantity, reason: 'ADJUSTED', at });
}

/** The latest movements of a product's stock, newest first. */
export function movementsOf(em: EntityManager, productId: number, limit: number): Promise<StockMovement[]> {
  return em.find(StockMovement, { productId }, { orderBy: { id: 'desc' }, limit });
}
