import { ShopEvent } from '../../../platform/services/shop-event.ts';
import type { Units } from './stock.service.ts';

/** Units were reserved for an order, so others can't buy them. Emitted in the transaction that reserves them. */
export const unitsReserved = new ShopEvent<readonly Units[]>();
