import type { Country } from '@treadline/schema/trade/country';
import { formatPostcode, readPostcode } from '@treadline/schema/trade/postcode';

/** An address as it is typed: every field is a text, empty when left out. Its fields carry the names of the API's input. */
export interface AddressFormValues {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  country: Country;
}

/** An address as the API gives it. */
export interface WrittenAddress {
  firstName: string;
  lastName: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  postcode: string;
  country: Country;
}

/** An address as the API takes it: trimmed, the postcode as it is written on a parcel, null for what was left out. */
export type TypedAddress = Omit<AddressFormValues, 'company' | 'address2'> &
  Record<'company' | 'address2', string | null>;

/** How many addresses one account keeps; the API decides, and says so too. */
export const MOST_SAVED_ADDRESSES = 20;

export const EMPTY_ADDRESS: AddressFormValues = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  postcode: '',
  country: 'GB',
};

/** The form of an address that is known already. */
export function toAddressForm({
  firstName,
  lastName,
  company,
  line1,
  line2,
  city,
  postcode,
  country,
}: WrittenAddress): AddressFormValues {
  return {
    firstName,
    lastName,
    company: company ?? '',
    address1: line1,
    address2: line2 ?? '',
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
    address1: address.address1.trim(),
    address2: address.address2.trim() || null,
    city: address.city.trim(),
    postcode: formatPostcode(address.postcode, address.country),
    country: address.country,
  };
}

/** Whether two addresses are one, however they were typed. */
export function isSameAddress(one: AddressFormValues, other: AddressFormValues): boolean {
  const [first, second] = [toAddressInput(one), toAddressInput(other)];
  return (Object.keys(first) as (keyof TypedAddress)[]).every((part) => first[part] === second[part]);
}

/** What is wrong with the postcode of an address in this country; true when nothing is. */
export function postcodeVerdict(text: string, country: Country): true | string {
  if (text.trim() === '') return 'Postcode is required';
  return readPostcode(text, country) !== null || 'Please enter a valid postcode';
}
