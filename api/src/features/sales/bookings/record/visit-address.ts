import { addressLines } from '@treadline/schema/trade/places/postal-address';
import { nameOn, type Order } from '../../orders/index.ts';

/** Where a van comes, on one line: the delivery address without the buyer's name. */
export const visitAddress = ({ shippingAddress }: Order): string =>
  addressLines({ ...shippingAddress, name: nameOn(shippingAddress) })
    .slice(1)
    .join(', ');
