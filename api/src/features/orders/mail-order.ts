import type { EntityManager } from '@mikro-orm/postgresql';
import { Product } from '../catalogue/product.entity.ts';
import type { MailTyre } from '../mail/letter/letter.ts';
import type { MailOrder } from './letters/order-letter.parts.ts';
import { tyresOf, type Order } from './order.entity.ts';

/** An order as its mails show it, each tyre with its label from the catalogue. */
export async function mailOrder(em: EntityManager, order: Order): Promise<MailOrder> {
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
