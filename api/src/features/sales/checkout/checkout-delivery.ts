import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import type { ShopSettingValues } from '../../operations/settings/index.ts';
import { keptAddress } from '../../people/addresses/index.ts';
import { deliveryOffer } from '../../shop/delivery/index.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

/**
 * Refuses an address where the shop doesn't deliver, or not by the chosen method; null if it does, or if everything is
 * fitted at a centre.
 */
export function checkDelivery(
  input: Pick<CheckoutInput, 'items' | 'shippingAddress' | 'deliveryMethod'>,
  settings: ShopSettingValues,
  now: Date,
): InvalidInput | null {
  if (input.items.every(({ fulfilment }) => fulfilment === 'FITTED')) return null;
  const { options, refusal } = deliveryOffer(0, keptAddress(input.shippingAddress), settings, now);
  if (refusal !== null)
    return InvalidInput.of('We don’t deliver to this address', [
      { path: 'shippingAddress.postcode', message: refusal },
    ]);
  return options.some(({ method }) => method === input.deliveryMethod)
    ? null
    : InvalidInput.of('Please choose another delivery method', [
        { path: 'deliveryMethod', message: 'This delivery method isn’t available for this postcode' },
      ]);
}
