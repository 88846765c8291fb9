import { MAX_INT } from '@treadline/schema/input/rule';
import { COUNTRIES } from '@treadline/schema/trade/places/country';
import { DELIVERY_METHODS } from '@treadline/schema/trade/places/delivery-method';
import { addressInputRules, checkoutInputRules } from '../../route/inputRules.generated.ts';
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
} from '../../route/json-schema.ts';
import { id } from '../../route/paging.ts';
import type { AddressInput, CheckoutInput } from '../../route/schema.generated.ts';
import { deliveryWords } from './order.shape.ts';

const address = object('A postal address.', {
  firstName: text('First name.', { rule: addressInputRules.firstName }),
  lastName: text('Last name.', { rule: addressInputRules.lastName }),
  company: optional(text('Company.', { rule: addressInputRules.company })),
  address1: text('House and street.', { rule: addressInputRules.line1 }),
  address2: optional(text('Further address line.', { rule: addressInputRules.line2 })),
  city: text('Town or city.', { rule: addressInputRules.city }),
  postcode: text('Postcode.', { rule: addressInputRules.postcode }),
  country: defaulted(choice('The country.', COUNTRIES), 'GB'),
});

/** Legacy clients' checkout. It has no prices: the shop uses its own. */
export const checkoutBody = object('The purchase: the cart, the buyer and the delivery.', {
  items: list(
    'The cart.',
    object('A tyre and the number of units.', {
      id: id('product'),
      quantity: integer('Units, 1 to 99.', { minimum: -MAX_INT, maximum: MAX_INT }),
      road_hazard_plan: defaulted(truth('Whether to buy the road hazard plan for all of them.'), false),
    }),
    { rule: checkoutInputRules.items },
  ),
  email: text('The address for the order confirmation.', { rule: checkoutInputRules.email }),
  phone: optional(text('For the driver.', { rule: checkoutInputRules.phone })),
  shipping_address: address,
  billing_address: optional(address),
  delivery_method: defaulted(
    choice('The delivery method.', [...deliveryWords, ...DELIVERY_METHODS]),
    'standard',
  ),
  subscribe_newsletter: defaulted(
    truth('Whether to subscribe to the newsletter; once the order is paid, an email asks for confirmation.'),
    false,
  ),
});

const readAddress = ({ company, address1, address2, ...rest }: ValueOf<typeof address>): AddressInput => ({
  ...rest,
  company: company ?? null,
  line1: address1,
  line2: address2 ?? null,
});

/** The legacy client checks its own terms box before it sends anything, and doesn't send it. */
export function readCheckout(body: ValueOf<typeof checkoutBody>): CheckoutInput {
  return {
    items: body.items.map(({ id: productId, quantity, road_hazard_plan: roadHazardPlan }) => ({
      productId,
      quantity,
      roadHazardPlan,
    })),
    email: body.email,
    phone: body.phone ?? null,
    shippingAddress: readAddress(body.shipping_address),
    billingAddress: body.billing_address ? readAddress(body.billing_address) : null,
    deliveryMethod: body.delivery_method.toUpperCase() as Uppercase<typeof body.delivery_method>,
    subscribeNewsletter: body.subscribe_newsletter,
    acceptTerms: true,
  };
}
