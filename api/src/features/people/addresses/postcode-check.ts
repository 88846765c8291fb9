import type { Country } from '@treadline/schema/trade/places/country';
import { INVALID_POSTCODE, readPostcode } from '@treadline/schema/trade/places/postcode';
import type { FieldError } from '../../../platform/input/invalid-input.ts';

/** Refuses a postcode that isn't valid in its country. */
export function checkPostcode(address: {
  readonly postcode: string;
  readonly country: Country;
}): FieldError[] {
  return readPostcode(address.postcode, address.country) === null
    ? [{ path: 'postcode', message: INVALID_POSTCODE }]
    : [];
}
