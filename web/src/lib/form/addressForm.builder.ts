import { EMPTY_ADDRESS, type AddressFormValues } from './addressForm.ts';

/** For tests: an address as a visitor types it. */
export function anAddressForm(overrides: Partial<AddressFormValues> = {}): AddressFormValues {
  return {
    ...EMPTY_ADDRESS,
    firstName: 'Ada',
    lastName: 'King',
    line1: '1 High St',
    city: 'Bedford',
    postcode: 'mk420aa',
    ...overrides,
  };
}
