import { readPostcode } from '@treadline/schema/trade/postcode';
import type { FieldError } from '../../platform/invalid-input.ts';
import { checkText, keptText, keptTextOrNull } from '../../platform/typed-text.ts';
import type { AddressCountry } from '../delivery/delivery.enums.ts';
import type { AddressInput } from './address.inputs.ts';

const MAX_NAME = 100;
const MAX_LINE = 200;

/** An address as it is kept: what may be left out is null then, and the postcode is in capitals with one space. */
export interface KeptAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly postcode: string;
  readonly country: AddressCountry;
}

/**
 * Everything that is wrong with an address, field by field; empty when nothing is.
 * @param path where the address stands in the input, for example shippingAddress.
 */
export function checkAddress(path: string, address: AddressInput): FieldError[] {
  const postcode = checkText(`${path}.postcode`, address.postcode, {
    max: MAX_NAME,
    missing: 'Postcode is required',
  });
  const wellFormed = postcode.length > 0 || readPostcode(address.postcode, address.country) !== null;
  return [
    ...checkText(`${path}.firstName`, address.firstName, {
      max: MAX_NAME,
      missing: 'First name is required',
    }),
    ...checkText(`${path}.lastName`, address.lastName, { max: MAX_NAME, missing: 'Last name is required' }),
    ...checkText(`${path}.company`, address.company, { max: MAX_NAME, missing: null }),
    ...checkText(`${path}.address1`, address.address1, { max: MAX_LINE, missing: 'Address is required' }),
    ...checkText(`${path}.address2`, address.address2, { max: MAX_LINE, missing: null }),
    ...checkText(`${path}.city`, address.city, { max: MAX_NAME, missing: 'City is required' }),
    ...postcode,
    ...(wellFormed ? [] : [{ path: `${path}.postcode`, message: 'Please enter a valid postcode' }]),
  ];
}

/** An address as it is kept. It must have passed {@link checkAddress}. */
export function keptAddress(address: AddressInput): KeptAddress {
  return {
    firstName: keptText(address.firstName),
    lastName: keptText(address.lastName),
    company: keptTextOrNull(address.company),
    line1: keptText(address.address1),
    line2: keptTextOrNull(address.address2),
    city: keptText(address.city),
    postcode: readPostcode(address.postcode, address.country) ?? keptText(address.postcode),
    country: address.country,
  };
}
