import type { EntityManager } from '@mikro-orm/postgresql';
import { orderStatuses } from '@treadline/schema/trade/order-status';
import type { Services } from '../../platform/services.ts';
import { Product } from '../catalogue/product.entity.ts';
import { arrivalOf } from '../delivery/delivery.service.ts';
import type { MailContent, MailTyre } from '../mail/letter/letter.ts';
import { MailService } from '../mail/mail.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { orderCancelled } from './letters/order-cancelled.letter.ts';
import { orderDelivered } from './letters/order-delivered.letter.ts';
import type { MailOrder } from './letters/order-letter.parts.ts';
import { orderProcessing } from './letters/order-processing.letter.ts';
import { orderReceived } from './letters/order-received.letter.ts';
import { orderRefunded } from './letters/order-refunded.letter.ts';
import { orderShipped } from './letters/order-shipped.letter.ts';
import { carrierOf, paidFor, type Order } from './order.entity.ts';
import type { OrderStatus } from './order.enums.ts';

/** Writes the mails that tell buyers how their orders progress. */
export class OrderMailService {
  readonly #mail: MailService;
  readonly #settings: SettingsService;

  constructor(services: Services) {
    this.#mail = services.get(MailService);
    this.#settings = services.get(SettingsService);
  }

  /**
   * Mails the buyer the order's present status, in the caller's transaction: the mail is sent if and only if
   * the change is committed. An order whose buyer was erased sends none.
   * @param reason a sentence that explains a cancellation or refund; null if the buyer cancelled.
   */
  async tell(em: EntityManager, order: Order, reason: string | null): Promise<void> {
    if (!order.buyerErased) await this.#mail.queue(em, order.email, await this.#letter(em, order, reason));
  }

  /** Mails the buyer again what was mailed when the order came to a status, with what holds of it now. */
  async tellAgain(em: EntityManager, order: Order, mail: OrderMail): Promise<void> {
    await this.#mail.queue(em, order.email, await this.#letter(em, order, null, mail));
  }

  async #letter(
    em: EntityManager,
    order: Order,
    reason: string | null,
    mail: OrderMail = orderStatuses[order.status].mail,
  ): Promise<MailContent> {
    const settings = await this.#settings.readIn(em);
    const { from, to } = arrivalOf(order.deliveryMethod, order.shippingAddress, order.createdAt, settings);
    const told = { order: await mailOrder(em, order), estimatedDelivery: { from, to }, reason };
    return LETTERS[mail](told, order);
  }
}

interface Told {
  readonly order: MailOrder;
  readonly estimatedDelivery: { readonly from: string; readonly to: string };
  readonly reason: string | null;
}

type OrderMail = (typeof orderStatuses)[OrderStatus]['mail'];

/** What each status mail says besides the order. */
const LETTERS: Readonly<Record<OrderMail, (told: Told, order: Order) => MailContent>> = {
  orderReceived,
  orderProcessing,
  orderShipped: (told, order) =>
    orderShipped({
      ...told,
      carrier: carrierOf(order),
      trackingNumber: order.carrierTrackingNumber ?? order.number,
    }),
  orderDelivered: (told, { deliveredAt, updatedAt }) =>
    orderDelivered({ ...told, deliveredAt: deliveredAt ?? updatedAt }),
  orderCancelled: (told, order) =>
    orderCancelled({ ...told, refund: order.paymentStatus === 'REFUNDED' ? paidFor(order) : 0 }),
  orderRefunded: (told, order) => orderRefunded({ ...told, amount: paidFor(order) }),
};

/** An order as its mails show it, each tyre with its label from the catalogue. */
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
