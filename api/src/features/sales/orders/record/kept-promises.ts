import type { OrderPromises } from '@treadline/schema/trade/order/order-promises';
import type { ShopSettingValues } from '../../../operations/settings/index.ts';
import { quoteShipping } from '../../../shop/delivery/index.ts';
import type { Order } from './order.entity.ts';

/** The promises that the current settings make for an order. */
export function promisesIn(
  settings: ShopSettingValues,
  { subtotal, shippingAddress }: Pick<Order, 'subtotal' | 'shippingAddress'>,
): OrderPromises {
  const { cancellationDays, returnDays, qualityDays, satisfactionDays, priceMatchDays } = settings;
  return {
    cancellationDays,
    returnDays,
    qualityDays,
    satisfactionDays,
    priceMatchDays,
    standardDelivery: quoteShipping(subtotal, 'STANDARD', shippingAddress, settings),
    collection: settings.standardDeliveryPrice,
  };
}

/** The promises made when the order was placed. Older orders didn't record them, so the current settings apply. */
export const promisesOf = (order: Order, settings: ShopSettingValues): OrderPromises =>
  order.promises ?? promisesIn(settings, order);
