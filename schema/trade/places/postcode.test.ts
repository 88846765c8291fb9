import { describe, expect, it } from 'vitest';
import { formatPostcode, isNorthernIrish, postcodeArea, postcodeDistrict, readPostcode } from './postcode.ts';

describe('C-50 postcodes of Great Britain', () => {
  it.each([
    'M1 1AE',
    'B33 8TH',
    'CR2 6XH',
    'DN55 1PT',
    'W1A 0AX',
    'EC1A 1BB',
    'SW1A 2AA',
    'GIR 0AA',
    'N1C 4AG',
    'E20 2ST',
    'SE1P 5LX',
    'WC2N 5DU',
    'EH1 1RE',
    'G2 3AA',
    'CF10 1EP',
    'AB10 1XG',
    'ZE1 0AA',
    'KW17 2AA',
    'TR21 0LW',
    'PL1 2AA',
    'L1 8JQ',
    'S1 2HH',
    'JE2 3AB',
    'IM1 1AA',
    'BX1 1LT',
  ])('%s is valid, in any case and spacing', (postcode) => {
    for (const typed of [
      postcode,
      postcode.toLowerCase(),
      postcode.replace(' ', ''),
      ` ${postcode.replace(' ', '  ')} `,
    ])
      expect(readPostcode(typed, 'GB')).toBe(postcode);
  });

  it.each([
    '',
    ' ',
    'MK',
    'MK42',
    '12345',
    'MK42 0A',
    'MK42 0AAA',
    'MK420 0AA',
    'QK1 1AA',
    'VA1 1AA',
    'XA1 1AA',
    'AI1 1AA',
    'AJ1 1AA',
    'AZ1 1AA',
    'M1 1AC',
    'M1 1AI',
    'M1 1KA',
    'A1L 1AA',
    'EC1C 1AA',
    'M1-1AE!',
    'D02 X285',
    'MK42 OAA',
    "M1 1AE'; --",
    'ＭＫ42 0AA',
  ])('%j is not a postcode', (typed) => {
    expect(readPostcode(typed, 'GB')).toBeNull();
  });
});

describe('C-37 Northern Ireland has BT, and only Northern Ireland has it', () => {
  it.each(['BT1 5GS', 'BT12 6FA', 'BT94 5XX'])('%s', (postcode) => {
    expect(readPostcode(postcode, 'NI')).toBe(postcode);
    expect(readPostcode(postcode, 'GB')).toBeNull();
  });

  it.each(['MK42 0AA', 'B1 1AA', 'D02 X285', 'BT1', ''])(
    '%j is not a postcode of Northern Ireland',
    (typed) => {
      expect(readPostcode(typed, 'NI')).toBeNull();
    },
  );
});

describe('Eircodes', () => {
  it.each(['D02 X285', 'D6W XY45', 'A65 F4E2', 'T12 AN34', 'H91 E2K3', 'V94 T9PX', 'Y35 KX80'])(
    '%s is valid',
    (eircode) => {
      for (const typed of [eircode, eircode.toLowerCase(), eircode.replace(' ', '')])
        expect(readPostcode(typed, 'IE')).toBe(eircode);
    },
  );

  it.each(['D2 X285', 'D02', 'D02 X28', 'D02 X2855', 'B02 X285', 'D02 B285', 'D6V X285', 'MK42 0AA', ''])(
    '%j is not an Eircode',
    (typed) => {
      expect(readPostcode(typed, 'IE')).toBeNull();
    },
  );
});

it('the area is the letters at the beginning', () => {
  expect(['mk42 0aa', 'M1 1AE', ' EC1A 1BB', '42', ''].map(postcodeArea)).toEqual(['MK', 'M', 'EC', '', '']);
});

it.each([
  ['sw1a1aa', 'GB', 'SW1A 1AA'],
  [' mk42  0aa ', 'GB', 'MK42 0AA'],
  ['m1-1ae', 'GB', 'M1 1AE'],
  ['bt15gs', 'NI', 'BT1 5GS'],
  ['d02af30', 'IE', 'D02 AF30'],
  ['D6W XY00', 'IE', 'D6W XY00'],
  ['x', 'GB', 'X'],
] as const)('C-50 formats %j for %s as %j, complete or not', (typed, country, written) => {
  expect(formatPostcode(typed, country)).toBe(written);
});

it.each([
  ['SW1A 1CV', 'GB'],
  ['QQ1 1AA', 'GB'],
  ['BT1 5GS', 'GB'],
  ['D02 AF30', 'GB'],
  ['SW1A 1AA', 'NI'],
  ['SW1A 1AA', 'IE'],
  ['B02 AF30', 'IE'],
] as const)('C-50 refuses %s for %s', (postcode, country) => {
  expect(readPostcode(postcode, country)).toBeNull();
});

it('recognises a postcode of Northern Ireland', () => {
  expect(isNorthernIrish('bt1 5gs')).toBe(true);
  expect(isNorthernIrish('B1 1AA')).toBe(false);
  expect(isNorthernIrish('BT')).toBe(false);
});

it.each([
  ['mk42 0aa', 'MK42'],
  ['MK42', 'MK42'],
  [' sg19', 'SG19'],
  ['sw1a1aa', 'SW1A'],
  ['m1', 'M1'],
  ['MK', null],
  ['MK42 0', null],
  ['Bedford', null],
  ['', null],
] as const)('the district of %j is %j', (typed, district) => {
  expect(postcodeDistrict(typed)).toBe(district);
});
