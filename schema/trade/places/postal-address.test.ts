import { expect, it } from 'vitest';
import { addressLines, type PostalAddress } from './postal-address.ts';

function anAddress(overrides: Partial<PostalAddress> = {}): PostalAddress {
  return {
    name: 'Ada King',
    company: null,
    line1: '1 High Street',
    line2: null,
    city: 'Bedford',
    postcode: 'MK40 1AA',
    country: 'GB',
    ...overrides,
  };
}

it('ORDD-03 writes an address line by line, without empty lines', () => {
  expect(addressLines(anAddress())).toEqual([
    'Ada King',
    '1 High Street',
    'Bedford',
    'MK40 1AA',
    'United Kingdom',
  ]);
  expect(addressLines(anAddress({ line1: '', city: '', postcode: '' }))).toEqual(['Ada King']);
});

it('C-37 distinguishes Northern Ireland from Ireland', () => {
  expect(
    addressLines(anAddress({ company: 'Engines Ltd', line2: 'Flat 2', country: 'NI' })).slice(1),
  ).toEqual([
    'Engines Ltd',
    '1 High Street',
    'Flat 2',
    'Bedford',
    'MK40 1AA',
    'Northern Ireland, United Kingdom',
  ]);
  expect(addressLines(anAddress({ country: 'IE' })).at(-1)).toBe('Ireland');
});
