import { COUNTRIES } from '@treadline/schema/trade/country';
import { DELIVERY_METHODS } from '@treadline/schema/trade/delivery-method';
import {
  choice,
  defaulted,
  integer,
  list,
  object,
  optional,
  text,
  truth,
  type ValueOf,
} from '../json-schema.ts';
import type { AddressInput, CheckoutInput } from '../schema.generated.ts';
import { deliveryWords } from './order.shape.ts';
import { id, MAX_INT } from './paging.ts';

const address = object('Where somebody lives or a parcel goes.', {
  firstName: text('First name.'),
  lastName: text('Last name.'),
  company: optional(text('Company.')),
  address1: text('House and street.'),
  address2: optional(text('More of the address.')),
  city: text('Town or city.'),
  postcode: text('Postcode.'),
  country: defaulted(choice('The country.', COUNTRIES), 'GB'),
});

/** What legacy clients send at checkout. No price is read from it: the shop knows its own. */
export const checkoutBody = object('What is bought, by whom, and where it goes.', {
  items: list(
    'The cart.',
    object('So many pieces of a tyre.', {
      id: id('product'),
      quantity: integer('Pieces, 1 to 99.', { minimum: -MAX_INT, maximum: MAX_INT }),
    }),
  ),
  email: text('Where the order confirmation goes.'),
  phone: optional(text('For the driver.')),
  shipping_address: address,
  billing_address: optional(address),
  delivery_method: defaulted(
    choice('How the tyres go there.', [...deliveryWords, ...DELIVERY_METHODS]),
    'standard',
  ),
  subscribe_newsletter: defaulted(
    truth('Ask for the newsletter; once the order is paid, a mail asks to confirm it.'),
    false,
  ),
});

const readAddress = ({ company, address2, ...rest }: ValueOf<typeof address>): AddressInput => ({
  ...rest,
  company: company ?? null,
  address2: address2 ?? null,
});

/** The legacy client ticks the terms box itself before it sends anything, and does not say so. */
export function readCheckout(body: ValueOf<typeof checkoutBody>): CheckoutInput {
  return {
    items: body.items.map(({ id: productId, quantity }) => ({ productId, quantity })),
    email: body.email,
    phone: body.phone ?? null,
    shippingAddress: readAddress(body.shipping_address),
    billingAddress: body.billing_address ? readAddress(body.billing_address) : null,
    deliveryMethod: body.delivery_method.toUpperCase() as Uppercase<typeof body.delivery_method>,
    subscribeNewsletter: body.subscribe_newsletter,
    acceptTerms: true,
  };
}
