import type { EntityManager } from '@mikro-orm/postgresql';
import { LOW_STOCK_BELOW } from '@treadline/schema/trade/listing/stock-level';
import { IntegratorEvent } from '../../../../platform/services/integrator-event.ts';
import { Service } from '../../../../platform/services/services.ts';
import { availableUnits } from '../../stock/index.ts';
import { chargedPrice } from '../record/product-price-history.ts';
import type { Product } from '../record/product.entity.ts';

/** A product as events describe it. Money in pence. */
interface ProductPayload {
  readonly id: number;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly published: boolean;
  /** The price charged for one unit. */
  readonly price: number;
  /** Units available to buy. */
  readonly stockQuantity: number;
}

type Change = 'CREATED' | 'UPDATED' | 'DELETED';

const productUpdated = new IntegratorEvent<{ product: ProductPayload; change: Change }>(
  'PRODUCT_UPDATED',
  'product.updated',
  'a product was added, changed or deleted. A sale doesn’t count as a change.',
);
const stockLow = new IntegratorEvent<{ product: ProductPayload; threshold: number }>(
  'STOCK_LOW',
  'stock.low',
  `the units of a product available to buy fell below ${LOW_STOCK_BELOW}.`,
);

/**
 * Calculates stock and price here, because the generated columns still have their values from before the transaction.
 */
function payloadOf(product: Product): ProductPayload {
  const { id, sku, slug, name, published } = product;
  return {
    id,
    sku,
    slug,
    name,
    published,
    price: chargedPrice(product),
    stockQuantity: availableUnits(product),
  };
}

/** Publishes product events to integrators, in the caller's transaction. */
export class ProductAnnouncements extends Service {
  async changed(em: EntityManager, product: Product, change: Change): Promise<void> {
    await productUpdated.publish(this.services, em, { product: payloadOf(product), change });
  }

  /**
   * Publishes an event if a fall in stock has made it low.
   * @param before the units that were available until then.
   */
  async stockFell(em: EntityManager, product: Product, before: number): Promise<void> {
    const payload = payloadOf(product);
    if (before >= LOW_STOCK_BELOW && payload.stockQuantity < LOW_STOCK_BELOW)
      await stockLow.publish(this.services, em, { product: payload, threshold: LOW_STOCK_BELOW });
  }
}
