import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/services.ts';
import { WebhookService, type ProductPayload } from '../webhooks/webhook.service.ts';
import type { Product } from './product.entity.ts';

/** With fewer pieces than these a product is low on stock, in the listing as in the event. */
const LOW_STOCK_BELOW = 10;

/** Pieces and price are worked out, for the columns the database works out are those before the transaction. */
const payloadOf = ({
  id,
  sku,
  slug,
  name,
  published,
  mailOrderPrice,
  listPrice,
  stockOnHand,
  stockReserved,
}: Product): ProductPayload => ({
  id,
  sku,
  slug,
  name,
  published,
  price: mailOrderPrice ?? listPrice,
  stockQuantity: stockOnHand - stockReserved,
});

/** Tells integrators of products, in the caller's transaction. */
export class ProductAnnouncements {
  readonly #webhooks: WebhookService;

  constructor(services: Services) {
    this.#webhooks = services.get(WebhookService);
  }

  /** A product was added, changed or deleted. */
  async changed(
    em: EntityManager,
    product: Product,
    change: 'CREATED' | 'UPDATED' | 'DELETED',
  ): Promise<void> {
    await this.#webhooks.publish(em, 'PRODUCT_UPDATED', { product: payloadOf(product), change });
  }

  /** Pieces of a product were taken. Tells of it when they were the ones that made it low. @param before the pieces that could be bought until then. */
  async stockFell(em: EntityManager, product: Product, before: number): Promise<void> {
    const payload = payloadOf(product);
    if (before >= LOW_STOCK_BELOW && payload.stockQuantity < LOW_STOCK_BELOW)
      await this.#webhooks.publish(em, 'STOCK_LOW', { product: payload, threshold: LOW_STOCK_BELOW });
  }
}
