import type { OrderPromises } from '@treadline/schema/trade/order/order-promises';
import type { ShopSettingValues } from '../../../operations/settings/index.ts';
import { quoteShipping } from '../../../shop/delivery/index.ts';
import type { Order } from './order.entity.ts';

/** What the settings promise with an order now. */
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

/** What was promised with an order when it was placed; of one from before that was kept, what the settings say now. */
export const promisesOf = (order: Order, settings: ShopSettingValues): OrderPromises =>
  order.promises ?? promisesIn(settings, order);
