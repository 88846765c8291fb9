import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/services.ts';
import { Product } from '../catalogue/product.entity.ts';
import { arrivalOf } from '../delivery/delivery.service.ts';
import { mails, MailService, type MailContent, type MailOrder, type MailTyre } from '../mail/mail.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { carrierOf, paidFor, type Order } from './order.entity.ts';
import type { OrderStatus } from './order.enums.ts';

/** Writes to buyers of what became of their orders. */
export class OrderMailService {
  readonly #mail: MailService;
  readonly #settings: SettingsService;

  constructor(services: Services) {
    this.#mail = services.get(MailService);
    this.#settings = services.get(SettingsService);
  }

  /**
   * Tells the buyer where the order now stands, in the caller's transaction: the mail leaves exactly when the step is kept.
   * An order whose buyer was erased has nobody to tell.
   * @param reason a sentence that explains a cancellation or refund; null when it was the buyer's own wish.
   */
  async tell(em: EntityManager, order: Order, reason: string | null): Promise<void> {
    if (!order.buyerErased) await this.#mail.queue(em, order.email, await this.#letter(em, order, reason));
  }

  /** Asks the buyer for a review. @param token by which the reader of the mail writes it. */
  async inviteReview(em: EntityManager, order: Order, token: string): Promise<void> {
    if (!order.buyerErased)
      await this.#mail.queue(
        em,
        order.email,
        mails.reviewInvitation({ order: await mailOrder(em, order), token }),
      );
  }

  async #letter(em: EntityManager, order: Order, reason: string | null): Promise<MailContent> {
    const told = await mailOrder(em, order);
    const settings = await this.#settings.readIn(em);
    const { from, to } = arrivalOf(order.deliveryMethod, order.createdAt, settings);
    const status: OrderStatus = order.status;
    switch (status) {
      case 'PENDING':
        return mails.orderReceived({ order: told, estimatedDelivery: { from, to } });
      case 'PROCESSING':
        return mails.orderProcessing({ order: told, estimatedDelivery: { from, to } });
      case 'SHIPPED':
        return mails.orderShipped({
          order: told,
          carrier: carrierOf(order),
          trackingNumber: order.number,
          estimatedDelivery: { from, to },
        });
      case 'DELIVERED':
        return mails.orderDelivered({ order: told, deliveredAt: order.deliveredAt ?? order.updatedAt });
      case 'CANCELLED':
        return mails.orderCancelled({
          order: told,
          reason,
          refund: order.paymentStatus === 'REFUNDED' ? paidFor(order) : 0,
        });
      case 'REFUNDED':
        return mails.orderRefunded({ order: told, amount: paidFor(order), paid: paidFor(order), reason });
    }
  }
}

/** An order as letters tell of it, each tyre with the label it has in the catalogue. */
async function mailOrder(em: EntityManager, order: Order): Promise<MailOrder> {
  const lines = order.lines.getItems();
  const products = new Map(
    (await em.find(Product, { id: { $in: lines.map(({ productId }) => productId) } })).map((product) => [
      product.id,
      product,
    ]),
  );
  const tyres = lines.map(
    ({ productId, productName, productSize, quantity, unitPrice, lineTotal }): MailTyre => {
      const product = products.get(productId);
      const label = product
        ? {
            fuelEfficiency: product.fuelEfficiency,
            wetGrip: product.wetGrip,
            noiseDb: product.noiseDb,
            noiseClass: product.noiseClass,
          }
        : null;
      return { name: productName, size: productSize, quantity, unitPrice, lineTotal, label };
    },
  );
  const {
    id,
    number,
    createdAt,
    userId,
    subtotal,
    shipping,
    total,
    vatIncluded,
    deliveryMethod,
    shippingAddress,
  } = order;
  return {
    id,
    number,
    createdAt,
    hasAccount: userId !== null,
    tyres,
    subtotal,
    shipping,
    total,
    vatIncluded,
    deliveryMethod,
    shippingAddress,
  };
}
