import type { EntityManager } from '@mikro-orm/postgresql';
import { announceStock } from '../../../platform/database/data-versions.ts';
import { StockMovement } from './stock-movement.entity.ts';
import type { StockedGoods } from './stocked-goods.entity.ts';

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

/** The figures that a product's available units follow from. */
type Figures = Pick<StockedGoods, 'stockOnHand' | 'stockReserved' | 'supplierUnits' | 'supplierReserved'>;

/** A product whose own stock can be set. */
export type Shelf = Pick<StockedGoods, 'stockOnHand' | 'stockReserved'> & { readonly id: number };

/** The number of units of the shop's own stock that can be bought. */
export const ownUnits = ({ stockOnHand, stockReserved }: Omit<Shelf, 'id'>): number =>
  stockOnHand - stockReserved;

/** The number of units that can be bought, from the shop's own stock or its supplier's. */
export const availableUnits = (product: Figures): number =>
  ownUnits(product) + Math.max(0, product.supplierUnits - product.supplierReserved);

/** The fields of a product that say when its units are here, as in GraphQL. */
export const SUPPLY_FIELDS = ['stockOnHand', 'stockReserved', 'supplierDays'] as const;

/** The working days until so many units are here: those of the supplier if own stock doesn't reach. */
export const daysUntilHere = (
  { stockOnHand = 0, stockReserved = 0, supplierDays = null }: Partial<StockedGoods>,
  quantity: number,
): number => (quantity > ownUnits({ stockOnHand, stockReserved }) ? (supplierDays ?? 0) : 0);

/** The same for the units that an order has reserved from suppliers, in the caller's transaction. */
export async function daysUntilReserved(em: EntityManager, orderId: string): Promise<number> {
  const [row] = await em.execute<{ days: number }[]>(
    `select coalesce(max(p.supplier_days), 0) as days from order_supplies s join products p on p.id = s.product_id
      where s.order_id = ?`,
    [orderId],
  );
  return row?.days ?? 0;
}

/** Units that were reserved, or the products that are short. */
export interface Reservation {
  /** Empty if everything was reserved; otherwise nothing was. */
  readonly missing: Shortage[];
  /** The working days until the last of them is here; 0 if all are. */
  readonly waitDays: number;
}

/** A locked product. */
interface LockedStock {
  readonly id: number;
  /** Units of own stock that can be sold. */
  readonly own: number;
  /** Units of its supplier's that can be sold. */
  readonly supplied: number;
  readonly supplierDays: number | null;
}

/** Units of an order, of which `supplied` come from a supplier. */
interface SplitUnits extends Units {
  readonly supplied: number;
}

/** Locks rows in id order, so that transactions for the same tyres wait for each other instead of deadlocking. */
const LOCK = `
  select id, supplier_days as "supplierDays",
    case when published and deleted_at is null then stock_quantity - stock_reserved else 0 end as own,
    case when published and deleted_at is null then greatest(0, supplier_units - supplier_reserved) else 0 end
      as supplied
  from products where id in (select "productId" from jsonb_to_recordset(?::jsonb) as units("productId" integer))
  order by id for update`;

const change = (columns: string): string => `
  update products set ${columns}
  from jsonb_to_recordset(?::jsonb) as units("productId" integer, quantity integer, supplied integer)
  where id = units."productId"`;
const RESERVE = change(
  'stock_reserved = stock_reserved + quantity - supplied, supplier_reserved = supplier_reserved + supplied',
);
const RELEASE = change(
  'stock_reserved = stock_reserved - quantity + supplied, supplier_reserved = supplier_reserved - supplied',
);
const SETTLE = change(
  `stock_reserved = stock_reserved - quantity + supplied, stock_quantity = stock_quantity - quantity + supplied,
    supplier_reserved = supplier_reserved - supplied, supplier_units = greatest(0, supplier_units - supplied)`,
);
const RESTOCK = change('stock_quantity = stock_quantity + quantity');
const UNSHELVE = change('stock_quantity = stock_quantity - quantity');

/** Locks products and says what is left of own stock, whether or not they're sold. */
const SHELVED = `
  select id, stock_quantity - stock_reserved as own, stock_available as sellable
  from products where id in (select "productId" from jsonb_to_recordset(?::jsonb) as units("productId" integer))
  order by id for update`;

/** SQL for the units in a row `s` of order_supplies that its supplier has yet to deliver. */
export const UNITS_TO_COME = '(s.quantity - s.arrived)';

const SUPPLY = `
  insert into order_supplies (order_id, product_id, supplier_id, quantity)
  select ?, p.id, p.supplier_id, u.supplied
  from jsonb_to_recordset(?::jsonb) as u("productId" integer, supplied integer) join products p on p.id = u."productId"
  where u.supplied > 0`;
const SUPPLIED = 'select product_id as "productId", quantity from order_supplies where order_id = ?';

/**
 * Takes units that are still to come off what an order needs: those that aren't on order first. What is on order
 * already comes into own stock when it arrives.
 */
const WITHDRAW = `
  with wanted as (
    select s.order_id, s.product_id, s.supplier_id, s.quantity, s.on_order, s.arrived,
      least(u.quantity, s.quantity - s.arrived) as taken
    from jsonb_to_recordset(?::jsonb) as u("productId" integer, quantity integer)
    join order_supplies s on s.product_id = u."productId"
    where s.order_id = ? and s.quantity > s.arrived
  ), less as (
    update order_supplies s set quantity = w.quantity - w.taken,
      on_order = least(w.on_order, w.quantity - w.taken - w.arrived)
    from wanted w
    where s.order_id = w.order_id and s.product_id = w.product_id and w.taken < w.quantity
  ), gone as (
    delete from order_supplies s using wanted w
    where s.order_id = w.order_id and s.product_id = w.product_id and w.taken = w.quantity
  ), free as (
    update products p set supplier_units = p.supplier_units + least(w.taken, w.quantity - w.arrived - w.on_order)
    from wanted w where p.id = w.product_id and p.supplier_id = w.supplier_id
  )
  select product_id as "productId", taken from wanted`;

/** Locks the products of the units. */
async function lock(em: EntityManager, units: readonly Units[]): Promise<ReadonlyMap<number, LockedStock>> {
  const rows = await em.execute<LockedStock[]>(LOCK, [JSON.stringify(units)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The number of units of a locked product that can be sold. */
const sellable = (stock: LockedStock | undefined): number => (stock ? stock.own + stock.supplied : 0);

/** The units of an order with those that come from a supplier, as they were reserved. */
async function split(em: EntityManager, orderId: string, units: readonly Units[]): Promise<SplitUnits[]> {
  const rows = await em.execute<Units[]>(SUPPLIED, [orderId]);
  const supplied = new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
  return units.map((one) => ({ ...one, supplied: supplied.get(one.productId) ?? 0 }));
}

/**
 * Reserves units for an order in the caller's transaction, either all or none: own stock first, and then its
 * supplier's.
 */
export async function reserve(
  em: EntityManager,
  orderId: string,
  units: readonly Units[],
): Promise<Reservation> {
  const stockOf = await lock(em, units);
  const missing = units.flatMap(({ productId, quantity }) => {
    const available = sellable(stockOf.get(productId));
    return available < quantity ? [{ productId, requested: quantity, available }] : [];
  });
  if (missing.length > 0) return { missing, waitDays: 0 };
  const reserved = units.map(({ productId, quantity }): SplitUnits => {
    const own = Math.min(quantity, Math.max(0, stockOf.get(productId)?.own ?? 0));
    return { productId, quantity, supplied: quantity - own };
  });
  await em.execute(RESERVE, [JSON.stringify(reserved)]);
  const awaited = reserved.filter(({ supplied }) => supplied > 0);
  if (awaited.length > 0) await em.execute(SUPPLY, [orderId, JSON.stringify(awaited)]);
  await announce(em, units, ({ productId, quantity }) => sellable(stockOf.get(productId)) === quantity);
  return {
    missing: [],
    waitDays: Math.max(0, ...awaited.map(({ productId }) => stockOf.get(productId)?.supplierDays ?? 0)),
  };
}

/** Releases units that were not paid for, in the caller's transaction, so that others can buy them. */
export async function release(em: EntityManager, orderId: string, units: readonly Units[]): Promise<void> {
  const stockOf = await lock(em, units);
  await em.execute(RELEASE, [JSON.stringify(await split(em, orderId, units))]);
  await em.execute('delete from order_supplies where order_id = ?', [orderId]);
  await announce(em, units, ({ productId }) => sellable(stockOf.get(productId)) === 0);
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

/**
 * Removes an order's reserved units from stock in the caller's transaction, once they are paid for. Those that come
 * from a supplier are needed from then on.
 */
export async function settle(
  em: EntityManager,
  units: readonly Units[],
  orderId: string,
  at: Date,
): Promise<void> {
  await lock(em, units);
  const sold = await split(em, orderId, units);
  await em.execute(SETTLE, [JSON.stringify(sold)]);
  await em.execute('update order_supplies set needed_at = ? where order_id = ?', [at, orderId]);
  for (const { productId, quantity, supplied } of sold)
    if (quantity > supplied)
      em.create(StockMovement, { productId, orderId, quantity: supplied - quantity, reason: 'SOLD', at });
}

/**
 * Returns an order's sold units to stock in the caller's transaction. Units that a supplier was still to send aren't
 * needed any more instead. Order lines count the returned units, so none is returned twice.
 */
export async function restock(
  em: EntityManager,
  units: readonly Units[],
  orderId: string,
  at: Date,
): Promise<void> {
  const stockOf = await lock(em, units);
  const rows = await em.execute<{ productId: number; taken: number }[]>(WITHDRAW, [
    JSON.stringify(units),
    orderId,
  ]);
  const withdrawn = new Map(rows.map(({ productId, taken }) => [productId, taken]));
  const back = units.flatMap(({ productId, quantity }) => {
    const rest = quantity - (withdrawn.get(productId) ?? 0);
    return rest > 0 ? [{ productId, quantity: rest }] : [];
  });
  await em.execute(RESTOCK, [JSON.stringify(back)]);
  await announce(em, units, ({ productId }) => sellable(stockOf.get(productId)) === 0);
  for (const { productId, quantity } of back)
    em.create(StockMovement, { productId, orderId, quantity, reason: 'RETURNED', at });
}

/** Adds units that came from a supplier and that no order waits for, in the caller's transaction. */
export async function shelve(em: EntityManager, units: readonly Units[], at: Date): Promise<void> {
  const stockOf = await lock(em, units);
  await em.execute(RESTOCK, [JSON.stringify(units)]);
  await announce(em, units, ({ productId }) => sellable(stockOf.get(productId)) === 0);
  for (const { productId, quantity } of units)
    em.create(StockMovement, { productId, orderId: null, quantity, reason: 'BOUGHT', at });
}

/**
 * Removes units again that were added by mistake, in the caller's transaction, either all or none. Reserved units stay.
 * @returns the products without enough units; empty if all were removed.
 */
export async function unshelve(em: EntityManager, units: readonly Units[], at: Date): Promise<Shortage[]> {
  const rows = await em.execute<{ id: number; own: number; sellable: number }[]>(SHELVED, [
    JSON.stringify(units),
  ]);
  const stockOf = new Map(rows.map((row) => [row.id, row]));
  const missing = units.flatMap(({ productId, quantity }) => {
    const available = Math.max(0, stockOf.get(productId)?.own ?? 0);
    return available < quantity ? [{ productId, requested: quantity, available }] : [];
  });
  if (missing.length > 0) return missing;
  await em.execute(UNSHELVE, [JSON.stringify(units)]);
  await announce(em, units, ({ productId, quantity }) => stockOf.get(productId)?.sellable === quantity);
  for (const { productId, quantity } of units)
    em.create(StockMovement, { productId, orderId: null, quantity: -quantity, reason: 'BOUGHT', at });
  return [];
}

/**
 * Sets how many units of a product's own stock can be bought, in the caller's transaction; reserved units come on top.
 * The caller has locked the product, and its row is saved with the transaction.
 */
export function adjust(em: EntityManager, product: Shelf, available: number, at: Date): void {
  const quantity = available - ownUnits(product);
  if (quantity === 0) return;
  product.stockOnHand += quantity;
  em.create(StockMovement, { productId: product.id, orderId: null, quantity, reason: 'ADJUSTED', at });
}

/** The latest movements of a product's stock, newest first. */
export function movementsOf(em: EntityManager, productId: number, limit: number): Promise<StockMovement[]> {
  return em.find(StockMovement, { productId }, { orderBy: { id: 'desc' }, limit });
}
