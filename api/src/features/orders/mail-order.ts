import type { EntityManager } from '@mikro-orm/postgresql';
import { Product } from '../catalogue/product.entity.ts';
import type { MailTyre } from '../mail/letter/letter.ts';
import type { MailOrder } from './letters/order-letter.parts.ts';
import { MAILED_DAYS, type OrderKeys } from './order-key.ts';
import { tyresOf, type Order } from './order.entity.ts';

/**
 * An order as its mails show it, each tyre with its label from the catalogue.
 * @param keys sign the key by which a guest opens the order from the mail.
 */
export async function mailOrder(em: EntityManager, order: Order, keys: OrderKeys): Promise<MailOrder> {
  const lines = order.lines.getItems();
  const products = new Map(
    (await em.find(Product, { id: { $in: tyresOf(order).map(({ productId }) => productId) } })).map(
      (product) => [product.id, product],
    ),
  );
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
    key: userId === null ? (await keys.sign(order, MAILED_DAYS)).key : null,
    tyres,
    planMonths: lines.find(({ planMonths }) => planMonths !== null)?.planMonths ?? null,
    subtotal,
    shipping,
    total,
    vatIncluded,
    deliveryMethod,
    shippingAddress,
  };
}
