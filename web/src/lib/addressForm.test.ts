import { describe, expect, it } from 'vitest';
import { anAddressForm } from './addressForm.builder.ts';
import { isSameAddress, postcodeVerdict, toAddressForm, toAddressInput } from './addressForm.ts';
import { required } from './required.ts';

describe('the rules of an address', () => {
  it('CHK-06 CHK-07 take spaces for nothing', () => {
    expect(required('First name is required')('  ')).toBe('First name is required');
    expect(required('First name is required')('Ada')).toBe(true);
  });

  it('CHK-07 C-50 ask for a postcode that fits the country', () => {
    expect(postcodeVerdict(' ', 'GB')).toBe('Postcode is required');
    expect(postcodeVerdict('D02 AF30', 'GB')).toBe('Please enter a valid postcode');
    expect(postcodeVerdict('D02 AF30', 'IE')).toBe(true);
  });
});

it('an address that was saved comes back into the form as it was typed', () => {
  const written = {
    firstName: 'Ada',
    lastName: 'King',
    company: null,
    line1: '1 High St',
    line2: 'Flat 2',
    city: 'Bedford',
    postcode: 'MK42 0AA',
    country: 'GB',
  } as const;
  const form = toAddressForm(written);
  expect(form).toEqual(anAddressForm({ address2: 'Flat 2', postcode: 'MK42 0AA' }));
  expect(toAddressInput(form)).toMatchObject({ company: null, address1: '1 High St', address2: 'Flat 2' });
});

it('two addresses are the same however they were typed, and different in any part', () => {
  expect(isSameAddress(anAddressForm(), anAddressForm({ city: ' Bedford', postcode: 'MK42 0AA' }))).toBe(
    true,
  );
  expect(isSameAddress(anAddressForm(), anAddressForm({ firstName: 'Bea' }))).toBe(false);
  expect(isSameAddress(anAddressForm(), anAddressForm({ company: 'Ivel Ltd' }))).toBe(false);
});
