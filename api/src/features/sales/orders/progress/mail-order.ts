import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailTyre } from '../../../operations/mail/index.ts';
import { mailPictures, Product } from '../../../shop/catalogue/index.ts';
import type { MailOrder } from '../emails/order-email.parts.ts';
import { MAILED_DAYS, type OrderKeys } from '../keys/order-key.ts';
import { invoiceNumber } from '../record/invoice-serial.ts';
import { trackingNumberOf } from '../record/order-number.ts';
import { tyresOf, type Order } from '../record/order.entity.ts';

/**
 * An order as its mails show it, each tyre with its label and picture from the catalogue.
 * @param keys sign the key by which a guest opens the order from the mail.
 */
export async function mailOrder(em: EntityManager, order: Order, keys: OrderKeys): Promise<MailOrder> {
  const lines = order.lines.getItems();
  const found = await em.find(Product, { id: { $in: tyresOf(order).map(({ productId }) => productId) } });
  const products = new Map(found.map((product) => [product.id, product]));
  const pictures = await mailPictures(em, found);
  const tyres = lines.map(
    ({ productId, productName, productSize, quantity, unitPrice, lineTotal }): MailTyre => {
      const product = productId === null ? undefined : products.get(productId);
      const label = product
        ? {
            fuelEfficiency: product.fuelEfficiency,
            wetGrip: product.wetGrip,
            noiseDb: product.noiseDb,
            noiseClass: product.noiseClass,
          }
        : null;
      const picture = (productId !== null && pictures.get(productId)) || null;
      return { name: productName, size: productSize, quantity, unitPrice, lineTotal, label, picture };
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
    paymentMethod,
    shippingAddress,
    billingAddress,
    invoiceSerial,
  } = order;
  return {
    id,
    number,
    trackingNumber: trackingNumberOf(order),
    createdAt,
    key: userId === null ? (await keys.sign(order, MAILED_DAYS)).key : null,
    tyres,
    planMonths: lines.find(({ planMonths }) => planMonths !== null)?.planMonths ?? null,
    subtotal,
    shipping,
    total,
    vatIncluded,
    deliveryMethod,
    paymentMethod,
    shippingAddress,
    billingAddress,
    invoiceNumber: invoiceSerial === null ? null : invoiceNumber(invoiceSerial),
  };
}
