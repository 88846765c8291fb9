import { COUNTRIES } from '@treadline/schema/trade/places/country';
import { DELIVERY_METHODS } from '@treadline/schema/trade/places/delivery-method';
import type { AddressFormValues } from '../../../lib/form/addressForm.ts';
import { recordFrom, textFrom } from '../../../lib/text/record.ts';
import { EMPTY_CHECKOUT_FORM, type CheckoutFormValues } from './checkoutForm.ts';
import { DRAFT_KEY } from './forgetDraft.ts';

function oneOf<Choice>(choices: readonly Choice[], value: unknown, otherwise: Choice): Choice {
  return choices.find((choice) => choice === value) ?? otherwise;
}

function addressFrom(value: unknown): AddressFormValues {
  const found = recordFrom(value);
  return {
    firstName: textFrom(found.firstName),
    lastName: textFrom(found.lastName),
    company: textFrom(found.company),
    line1: textFrom(found.line1),
    line2: textFrom(found.line2),
    city: textFrom(found.city),
    postcode: textFrom(found.postcode),
    country: oneOf(COUNTRIES, found.country, 'GB'),
  };
}

/** Parses a form that an older version of the page may have stored. */
export function repairDraft(value: unknown): CheckoutFormValues {
  const found = recordFrom(value);
  return {
    email: textFrom(found.email),
    phone: textFrom(found.phone),
    shippingAddress: addressFrom(found.shippingAddress),
    saveShippingAddress: found.saveShippingAddress === true,
    billingDiffers: found.billingDiffers === true,
    billingAddress: addressFrom(found.billingAddress),
    deliveryMethod: oneOf(DELIVERY_METHODS, found.deliveryMethod, 'STANDARD'),
    subscribeNewsletter: found.subscribeNewsletter === true,
    acceptTerms: found.acceptTerms === true,
    requestsEarlyFitting: found.requestsEarlyFitting === true,
  };
}

/** The form as typed before a reload or an abandoned payment; otherwise an empty form. */
export function readDraft(): CheckoutFormValues {
  try {
    return repairDraft(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null'));
  } catch {
    return EMPTY_CHECKOUT_FORM;
  }
}

export function saveDraft(form: CheckoutFormValues): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(form));
  } catch {
    // If storage is blocked, the form starts empty next time.
  }
}
