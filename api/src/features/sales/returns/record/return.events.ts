import { ShopEvent } from '../../../../platform/services/shop-event.ts';
import type { Order } from '../../orders/index.ts';
import type { OrderReturn } from './order-return.entity.ts';

/** Staff approved a return. Announced in the transaction that approves it. */
export const returnAgreed = new ShopEvent<{ readonly order: Order; readonly ret: OrderReturn }>();
