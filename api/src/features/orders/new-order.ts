import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Product } from '../catalogue/product.entity.ts';
import { promiseOf } from '../delivery/delivery.service.ts';
import type { ShopSettingValues } from '../settings/settings.service.ts';
import type { Units } from '../stock/stock.service.ts';
import { makeOrderNumber } from './order-number.ts';
import { Order, OrderLine } from './order.entity.ts';

/** The input of a new order; prices come from the locked products only. */
export interface NewOrder {
  readonly units: readonly Units[];
  readonly details: Pick<
    Order,
    | 'email'
    | 'phone'
    | 'shippingAddress'
    | 'billingAddress'
    | 'deliveryMethod'
    | 'newsletterRequested'
    | 'browserHash'
    | 'userId'
  >;
  /** Calculates the totals, in pence, once the prices are known. */
  /** The prices in pence that were agreed instead of the shop's, by product, and why. */
  readonly agreed?: ReadonlyMap<number, { readonly price: number; readonly reason: string }>;
  /** What else is written in the transaction that places it. */
  readonly also?: (em: EntityManager, order: Order) => void;
  readonly charge: (subtotal: number) => { shipping: number; vatIncluded: number };
  readonly reservedUntil: Date;
}

/** What holds in the shop when an order is placed. */
export interface Terms {
  readonly brandName: (product: Product) => string;
  readonly settings: ShopSettingValues;
}

interface Offer extends Terms {
  /** By id, with the order's units reserved. */
  readonly products: ReadonlyMap<number, Product>;
  readonly now: Date;
}

/** Writes an order and its lines at current prices and names, in the caller's transaction. */
export function writeOrder(
  em: EntityManager,
  { units, details, charge, reservedUntil, agreed = new Map() }: NewOrder,
  { products, brandName, now, settings }: Offer,
): Order {
  const lines = units.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { price = product.price, reason } = agreed.get(productId) ?? {};
    const listPrice = reason === undefined ? null : product.price;
    return [
      { product, quantity, price, lineTotal: price * quantity, listPrice, priceReason: reason ?? null },
    ];
  });
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const { shipping, vatIncluded } = charge(subtotal);
  const order = em.create(Order, {
    ...details,
    ...promiseOf(details.deliveryMethod, details.shippingAddress, now, settings),
    id: randomUUID(),
    number: makeOrderNumber(now),
    subtotal,
    shipping,
    vatIncluded,
    total: subtotal + shipping,
    priceMatchDays: settings.priceMatchDays,
    reservedUntil,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  for (const { product, price, ...line } of lines)
    em.create(OrderLine, {
      ...line,
      order,
      productId: product.id,
      productName: product.name,
      productBrand: brandName(product),
      productSize: product.size,
      productSku: product.sku,
      unitPrice: price,
    });
  return order;
}

/** The units that an order reserves and settles. Its lines must be loaded. */
export function unitsOf(order: Order): Units[] {
  return order.lines.getItems().map(({ productId, quantity }) => ({ productId, quantity }));
}

/** The products of the units by id, as the transaction sees them. */
export async function productsOf(em: EntityManager, units: readonly Units[]): Promise<Map<number, Product>> {
  const ids = units.map(({ productId }) => productId);
  const products = await em.find(Product, { id: { $in: ids } }, { refresh: true });
  return new Map(products.map((product) => [product.id, product]));
}
