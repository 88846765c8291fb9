import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../../platform/services/services.ts';
import { MailService, type MailContent, type MailTyre } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { mailPictures, Product } from '../../../shop/catalogue/index.ts';
import { mailFittings } from '../emails/mail-fitting.ts';
import type { MailOrder } from '../emails/order-email.parts.ts';
import { MAILED_DAYS, OrderKeys } from '../keys/order-key.ts';
import { invoiceNumber } from '../record/invoice-serial.ts';
import { trackingNumberOf } from '../record/order-number.ts';
import type { Order } from '../record/order.entity.ts';
import { goesToBuyer, tyresOf } from '../record/tyre-lines.ts';

/** Sends emails to the buyers of orders. */
export class BuyerMail extends Service {
  readonly #keys = this.services.get(OrderKeys);
  readonly #mail = this.services.get(MailService);
  readonly #settings = this.services.get(SettingsService);

  /**
   * Emails the order's buyer in the caller's transaction: the email is sent if and only if that commits. An erased
   * buyer gets none. The order's lines must be loaded.
   */
  async send(em: EntityManager, order: Order, write: (order: MailOrder) => MailContent): Promise<void> {
    if (order.buyerErased) return;
    await this.#mail.queue(em, order.email, write(await this.#mailOrder(em, order)));
  }

  async #shopAddress(em: EntityManager): Promise<string> {
    const { shopName, address } = await this.#settings.readIn(em);
    return [shopName, ...address].join(', ');
  }

  /** The order as its emails show it, each tyre with its label and picture from the catalogue. */
  async #mailOrder(em: EntityManager, order: Order): Promise<MailOrder> {
    const lines = order.lines.getItems();
    const ids = tyresOf(order).map(({ productId }) => productId);
    const products = await em.find(Product, { id: { $in: ids } });
    const pictures = await mailPictures(em, products);
    const tyres = lines.map((line): MailTyre => {
      const { productId, productName: name, productSize: size, quantity, unitPrice, lineTotal } = line;
      // A product carries its own label.
      const label = products.find(({ id }) => id === productId) ?? null;
      const picture = (productId !== null && pictures.get(productId)) || null;
      return { name, size, quantity, unitPrice, lineTotal, label, picture };
    });
    const { invoiceSerial } = order;
    return {
      id: order.id,
      number: order.number,
      trackingNumber: trackingNumberOf(order),
      createdAt: order.createdAt,
      key: order.userId === null ? (await this.#keys.sign(order, MAILED_DAYS)).key : null,
      tyres,
      fittings: await mailFittings(em, order),
      isDelivered: goesToBuyer(order),
      collectFrom: order.isCollected ? await this.#shopAddress(em) : null,
      planMonths: lines.find(({ planMonths }) => planMonths !== null)?.planMonths ?? null,
      subtotal: order.subtotal,
      shipping: order.shipping,
      total: order.total,
      vatIncluded: order.vatIncluded,
      deliveryMethod: order.deliveryMethod,
      paymentMethod: order.paymentMethod,
      shippingAddress: order.shippingAddress,
      billingAddress: order.billingAddress,
      invoiceNumber: invoiceSerial === null ? null : invoiceNumber(invoiceSerial),
    };
  }
}
