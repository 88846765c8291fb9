import { describe, expect, it } from 'vitest';
import { anAddressForm } from './addressForm.builder.ts';
import { isSameAddress, postcodeVerdict, toAddressForm, toAddressInput } from './addressForm.ts';
import { keeps } from './inputRule.ts';
import { addressInputRules } from './inputRules.generated.ts';

describe('address rules', () => {
  it('CHK-06 CHK-07 an address field of spaces counts as empty', () => {
    expect(keeps(addressInputRules.firstName)('  ')).toBe('First name is required');
    expect(keeps(addressInputRules.firstName)('Ada')).toBe(true);
  });

  it('CHK-07 C-50 the postcode must match the country', () => {
    expect(postcodeVerdict(' ', 'GB')).toBe('Postcode is required');
    expect(postcodeVerdict('D02 AF30', 'GB')).toBe('Please enter a valid postcode');
    expect(postcodeVerdict('D02 AF30', 'IE')).toBe(true);
  });
});

it('the form shows a saved address as it was typed', () => {
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
  expect(form).toEqual(anAddressForm({ line2: 'Flat 2', postcode: 'MK42 0AA' }));
  expect(toAddressInput(form)).toMatchObject({ company: null, line1: '1 High St', line2: 'Flat 2' });
});

it('two addresses are equal however they were typed, and differ if any part differs', () => {
  expect(isSameAddress(anAddressForm(), anAddressForm({ city: ' Bedford', postcode: 'MK42 0AA' }))).toBe(
    true,
  );
  expect(isSameAddress(anAddressForm(), anAddressForm({ firstName: 'Bea' }))).toBe(false);
  expect(isSameAddress(anAddressForm(), anAddressForm({ company: 'Ivel Ltd' }))).toBe(false);
});
