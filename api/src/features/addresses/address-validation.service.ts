import { readPostcode } from '@treadline/schema/trade/postcode';
import { keptText, keptTextOrNull } from '../../platform/typed-text.ts';
import type { AddressCountry } from '../delivery/delivery.enums.ts';
import type { AddressInput } from './address.inputs.ts';

/**
 * An address as it is stored: optional fields left out are null, and the postcode is in capitals with one
 * space.
 */
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

/** An address as it is kept. It must have kept the rules of its input. */
export function keptAddress(address: AddressInput): KeptAddress {
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
