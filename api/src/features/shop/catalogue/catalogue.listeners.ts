import { availableUnits, unitsReserved } from '../stock/index.ts';
import { Product } from './record/product.entity.ts';
import { ProductAnnouncements } from './writing/product-announcement.service.ts';

/** Notifies integrators about products that have become low on stock. */
export const noteLowStock = unitsReserved.listener(async (services, em, units) => {
  for (const { productId, quantity } of units) {
    const product = await em.findOne(Product, productId);
    if (product)
      await services.get(ProductAnnouncements).stockFell(em, product, availableUnits(product) + quantity);
  }
});
