import { placeOf, type Destination } from '@treadline/schema/trade/places/delivery-zone';
import { EMPTY_ADDRESS } from '../../../lib/form/addressForm.ts';
import { readDraft, saveDraft } from './checkoutDraft.ts';

const NOWHERE = { postcode: EMPTY_ADDRESS.postcode, country: EMPTY_ADDRESS.country };

/** The checkout's destination, by its postcode; null without a valid one. Browser only. */
export function readDeliveryPlace(): Destination | null {
  return placeOf(readDraft().shippingAddress.postcode);
}

/** Passes a destination chosen elsewhere to the checkout, unless its postcode belongs to an address typed there. */
export function keepDeliveryPlace(place: Destination | null): void {
  const draft = readDraft();
  const { postcode, line1, city } = draft.shippingAddress;
  if (postcode !== '' && (line1 !== '' || city !== '')) return;
  saveDraft({ ...draft, shippingAddress: { ...draft.shippingAddress, ...(place ?? NOWHERE) } });
}
