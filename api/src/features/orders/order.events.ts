import { ShopEvent } from '../../platform/shop-event.ts';
import type { Order } from './order.entity.ts';

/** An order was paid and its tyres are sold. Announced once, in the transaction that settles it. */
export const orderSettled = new ShopEvent<{ readonly order: Order }>();
