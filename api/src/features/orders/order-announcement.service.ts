import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/services.ts';
import { ProductAnnouncements } from '../catalogue/product-announcement.service.ts';
import type { Product } from '../catalogue/product.entity.ts';
import { WebhookService, type OrderPayload } from '../webhooks/webhook.service.ts';
import type { Order } from './order.entity.ts';
import type { OrderStatus } from './order.enums.ts';
import type { Pieces } from './stock.service.ts';

function payloadOf({
  id,
  number,
  status,
  paymentStatus,
  currency,
  subtotal,
  shipping,
  vatIncluded,
  total,
  deliveryMethod,
  createdAt,
  paidAt,
  lines,
}: Order): OrderPayload {
  return {
    id,
    number,
    status,
    paymentStatus,
    currency,
    subtotal,
    shipping,
    vatIncluded,
    total,
    deliveryMethod,
    createdAt,
    paidAt,
    lines: lines.getItems().map(({ productId, productSku, productName, quantity, unitPrice, lineTotal }) => ({
      productId,
      sku: productSku,
      name: productName,
      quantity,
      unitPrice,
      lineTotal,
    })),
  };
}

/** Tells integrators of orders, in the caller's transaction. The order's lines must be read. */
export class OrderAnnouncements {
  readonly #products: ProductAnnouncements;
  readonly #webhooks: WebhookService;

  constructor(services: Services) {
    this.#products = services.get(ProductAnnouncements);
    this.#webhooks = services.get(WebhookService);
  }

  /** An order was placed. */
  async created(em: EntityManager, order: Order): Promise<void> {
    await this.#webhooks.publish(em, 'ORDER_CREATED', { order: payloadOf(order) });
  }

  /** An order was paid, and its tyres are there for it. */
  async paid(em: EntityManager, order: Order): Promise<void> {
    await this.#webhooks.publish(em, 'ORDER_PAID', { order: payloadOf(order) });
  }

  /** An order came from one status to another. */
  async moved(em: EntityManager, order: Order, previousStatus: OrderStatus): Promise<void> {
    if (order.status !== previousStatus)
      await this.#webhooks.publish(em, 'ORDER_STATUS_CHANGED', { order: payloadOf(order), previousStatus });
  }

  /** Pieces were taken from what can be bought. @param products as they are since. */
  async taken(
    em: EntityManager,
    products: ReadonlyMap<number, Product>,
    pieces: readonly Pieces[],
  ): Promise<void> {
    for (const { productId, quantity } of pieces) {
      const product = products.get(productId);
      if (product)
        await this.#products.stockFell(em, product, product.stockOnHand - product.stockReserved + quantity);
    }
  }
}
