import type { Country } from '@treadline/schema/trade/places/country';
import type { Address } from '@treadline/schema/trade/places/postal-address';
import { formatPostcode, INVALID_POSTCODE, readPostcode } from '@treadline/schema/trade/places/postcode';
import { keysOf } from '@treadline/schema/trade/values/words';
import { keeps } from './inputRule.ts';
import { addressInputRules } from './inputRules.generated.ts';

/**
 * An address as the visitor types it: every field is a string, empty if left out. Field names match the API's input.
 */
export interface AddressFormValues {
  firstName: string;
  lastName: string;
  company: string;
  line1: string;
  line2: string;
  city: string;
  postcode: string;
  country: Country;
}

/** An address as the API accepts it: trimmed, with a normalised postcode and null for empty fields. */
export type TypedAddress = Omit<AddressFormValues, 'company' | 'line2'> &
  Record<'company' | 'line2', string | null>;

export const EMPTY_ADDRESS: AddressFormValues = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  postcode: '',
  country: 'GB',
};

/** The form values of a saved address. */
export function toAddressForm({
  firstName,
  lastName,
  company,
  line1,
  line2,
  city,
  postcode,
  country,
}: Address): AddressFormValues {
  return {
    firstName,
    lastName,
    company: company ?? '',
    line1,
    line2: line2 ?? '',
    city,
    postcode,
    country,
  };
}

export function toAddressInput(address: AddressFormValues): TypedAddress {
  return {
    firstName: address.firstName.trim(),
    lastName: address.lastName.trim(),
    company: address.company.trim() || null,
    line1: address.line1.trim(),
    line2: address.line2.trim() || null,
    city: address.city.trim(),
    postcode: formatPostcode(address.postcode, address.country),
    country: address.country,
  };
}

/** Whether two addresses are equal once normalised. */
export function isSameAddress(one: AddressFormValues, other: AddressFormValues): boolean {
  const [first, second] = [toAddressInput(one), toAddressInput(other)];
  return keysOf(first).every((part) => first[part] === second[part]);
}

const keepsRule = keeps(addressInputRules.postcode);

/** The error for a postcode in this country; true if it's valid. */
export function postcodeVerdict(text: string, country: Country): true | string {
  const kept = keepsRule(text);
  return kept === true ? readPostcode(text, country) !== null || INVALID_POSTCODE : kept;
}
