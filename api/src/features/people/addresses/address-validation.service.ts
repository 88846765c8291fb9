import type { Address } from '@treadline/schema/trade/places/postal-address';
import { readPostcode } from '@treadline/schema/trade/places/postcode';
import { keptText, keptTextOrNull } from '../../../platform/text/typed-text.ts';
import type { AddressInput } from './address.inputs.ts';

/** A validated address in the form that is stored. */
export function keptAddress(address: AddressInput): Address {
  return {
    firstName: keptText(address.firstName),
    lastName: keptText(address.lastName),
    company: keptTextOrNull(address.company),
    line1: keptText(address.line1),
    line2: keptTextOrNull(address.line2),
    city: keptText(address.city),
    postcode: readPostcode(address.postcode, address.country) ?? keptText(address.postcode),
    country: address.country,
  };
}
