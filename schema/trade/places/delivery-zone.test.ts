import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './country.ts';
import {
  DELIVERY_ZONES,
  deliveryZoneOf,
  deliveryZones,
  placeOf,
  type DeliveryZone,
} from './delivery-zone.ts';

/** Every area in Royal Mail's postcode address file whose districts are all on the mainland. */
const MAINLAND_AREAS =
  'AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FY G GL ' +
  'GU HA HD HG HP HR HU HX IG IP KT KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PE PL PR RG ' +
  'RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TS TW UB W WA WC WD WF WN WR WS WV YO';

const WHOLE_AREAS: readonly [string, DeliveryZone][] = [
  ['BF', 'BFPO'],
  ['GX', 'GIBRALTAR'],
  ['GY', 'CHANNEL_ISLANDS'],
  ['HS', 'HIGHLANDS_AND_ISLANDS'],
  ['IM', 'ISLE_OF_MAN'],
  ['IV', 'HIGHLANDS_AND_ISLANDS'],
  ['JE', 'CHANNEL_ISLANDS'],
  ['KW', 'HIGHLANDS_AND_ISLANDS'],
  ['ZE', 'HIGHLANDS_AND_ISLANDS'],
];

/** The divided areas, with their districts off the mainland. */
const DIVIDED_AREAS: readonly [string, DeliveryZone, readonly [number, number][]][] = [
  [
    'AB',
    'HIGHLANDS_AND_ISLANDS',
    [
      [31, 38],
      [41, 56],
    ],
  ],
  ['FK', 'HIGHLANDS_AND_ISLANDS', [[17, 21]]],
  ['KA', 'HIGHLANDS_AND_ISLANDS', [[27, 28]]],
  ['PA', 'HIGHLANDS_AND_ISLANDS', [[20, 80]]],
  ['PH', 'HIGHLANDS_AND_ISLANDS', [[15, 50]]],
  ['PO', 'ISLE_OF_WIGHT', [[30, 41]]],
  ['TR', 'ISLES_OF_SCILLY', [[21, 25]]],
];

const inGreatBritain = (postcode: string): DeliveryZone | null => deliveryZoneOf({ country: 'GB', postcode });
const district = fc.integer({ min: 1, max: 99 });
const inward = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.stringMatching(/^[ABD-HJLNP-UW-Z]{2}$/))
  .map((parts) => parts.join(''));

describe('the zone of a postcode', () => {
  it('is the mainland throughout every mainland area', () => {
    const area = fc.constantFrom(...MAINLAND_AREAS.split(' '));
    fc.assert(
      fc.property(area, district, inward, (letters, number, unit) => {
        expect(inGreatBritain(`${letters}${number} ${unit}`)).toBe('MAINLAND');
      }),
    );
  });

  it.each(MAINLAND_AREAS.split(' '))('%s is on the mainland', (area) => {
    expect(inGreatBritain(`${area}1 1AA`)).toBe('MAINLAND');
  });

  it.each(WHOLE_AREAS)('all of %s is %s', (area, zone) => {
    for (let number = 1; number <= 99; number += 1) expect(inGreatBritain(`${area}${number} 1AA`)).toBe(zone);
  });

  it.each(DIVIDED_AREAS)('%s is divided by district', (area, zone, ranges) => {
    for (let number = 1; number <= 99; number += 1) {
      const isFurther = ranges.some(([first, last]) => number >= first && number <= last);
      expect([number, inGreatBritain(`${area}${number} 1AA`)]).toEqual([
        number,
        isFurther ? zone : 'MAINLAND',
      ]);
    }
  });

  it.each([
    ['Portree on Skye', 'IV51 9EH', 'HIGHLANDS_AND_ISLANDS'],
    ['Inverness', 'IV1 1AA', 'HIGHLANDS_AND_ISLANDS'],
    ['Paisley, beside Glasgow', 'PA2 0AA', 'MAINLAND'],
    ['Rothesay on Bute', 'PA20 0AA', 'HIGHLANDS_AND_ISLANDS'],
    ['Stonehaven', 'AB39 2AA', 'MAINLAND'],
    ['Portsmouth', 'PO3 5AA', 'MAINLAND'],
    ['Newport on the Isle of Wight', 'PO30 1AA', 'ISLE_OF_WIGHT'],
    ['Truro', 'TR2 1AA', 'MAINLAND'],
    ['a district with a letter', 'W1A 0AX', 'MAINLAND'],
    ['a postcode in lower case', ' je23ab', 'CHANNEL_ISLANDS'],
  ] as const)('of %s', (_where, postcode, zone) => {
    expect(inGreatBritain(postcode)).toBe(zone);
  });

  it('is Northern Ireland for every BT, and Ireland for every Eircode, whatever letters it starts with', () => {
    fc.assert(
      fc.property(district, inward, (number, unit) => {
        expect(deliveryZoneOf({ country: 'NI', postcode: `BT${number} ${unit}` })).toBe('NORTHERN_IRELAND');
      }),
    );
    for (const postcode of ['D02 X285', 'H91 E2K3', 'T12 AN34', 'D6W XY45'])
      expect(deliveryZoneOf({ country: 'IE', postcode })).toBe('IRELAND');
  });

  it('is unknown for a text that is not a postcode of the country', () => {
    for (const country of COUNTRIES) expect(deliveryZoneOf({ country, postcode: 'MK42' })).toBeNull();
    expect(inGreatBritain('BT1 5GS')).toBeNull();
    expect(deliveryZoneOf({ country: 'IE', postcode: 'IV51 9EH' })).toBeNull();
  });

  it.each('ASCN FIQQ BBND SIQQ STHL TDCU PCRN TKCA'.split(' '))(
    'is unknown for the overseas territory %s, so that nothing can be ordered there',
    (territory) => {
      expect(inGreatBritain(`${territory} 1ZZ`)).toBeNull();
    },
  );

  it('is that of most addresses in the country while the postcode is unknown', () => {
    expect(COUNTRIES.map((country) => deliveryZoneOf({ country, postcode: ' ' }))).toEqual([
      'MAINLAND',
      'NORTHERN_IRELAND',
      'IRELAND',
    ]);
  });
});

describe('the table of zones', () => {
  it.each(DELIVERY_ZONES)('%s has delivery methods or the reason it has none', (zone) => {
    const { methods, refusal } = deliveryZones[zone];
    expect(methods.length > 0).toBe(refusal === null);
    expect(methods.length === 0 || methods[0] === 'STANDARD').toBe(true);
  });

  it('has express and emergency delivery on the mainland only', () => {
    expect(DELIVERY_ZONES.filter((zone) => deliveryZones[zone].methods.length > 1)).toEqual(['MAINLAND']);
  });
});

it.each([
  ['mk420aa', { country: 'GB', postcode: 'MK42 0AA' }],
  ['bt15gs', { country: 'NI', postcode: 'BT1 5GS' }],
  ['d02x285', { country: 'IE', postcode: 'D02 X285' }],
  ['MK42', null],
  ['', null],
])('finds the country of %j from the postcode', (typed, place) => {
  expect(placeOf(typed)).toEqual(place);
});
