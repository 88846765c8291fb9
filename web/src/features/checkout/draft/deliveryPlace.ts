import { placeOf, type Destination } from '@treadline/schema/trade/places/delivery-zone';
import { EMPTY_ADDRESS } from '../../../lib/form/addressForm.ts';
import { readDraft, saveDraft } from './checkoutDraft.ts';

const NOWHERE = { postcode: EMPTY_ADDRESS.postcode, country: EMPTY_ADDRESS.country };

/** Where the checkout delivers to, as far as its postcode says; null until it does. Browser only. */
export function readDeliveryPlace(): Destination | null {
  return placeOf(readDraft().shippingAddress.postcode);
}

/** Takes a place named elsewhere over into the checkout, unless its postcode belongs to an address typed there. */
export function keepDeliveryPlace(place: Destination | null): void {
  const draft = readDraft();
  const { postcode, line1, city } = draft.shippingAddress;
  if (postcode !== '' && (line1 !== '' || city !== '')) return;
  saveDraft({ ...draft, shippingAddress: { ...draft.shippingAddress, ...(place ?? NOWHERE) } });
}

/** A garage that tyres can be delivered to. */
export interface Garage {
  name: string;
  line1: string;
  town: string;
  postcode: string;
}

/** Has the checkout deliver to a garage. The bill goes to the buyer, so the form asks for an address of their own. */
export function keepGarage({ name, line1, town, postcode }: Garage): void {
  const draft = readDraft();
  const { firstName, lastName } = draft.shippingAddress;
  saveDraft({
    ...draft,
    billingDiffers: true,
    billingAddress: draft.billingDiffers ? draft.billingAddress : draft.shippingAddress,
    shippingAddress: { ...EMPTY_ADDRESS, firstName, lastName, company: name, line1, city: town, postcode },
  });
}
