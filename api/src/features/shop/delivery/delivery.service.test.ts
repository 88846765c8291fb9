import { DELIVERY_ZONES } from '@treadline/schema/trade/places/delivery-zone';
import { describe, expect, it } from 'vitest';
import { someSettings } from '../../../../test/fixtures/content/settings.ts';
import { zoneTerms } from './delivery-terms.ts';
import { arrivalOf, coverageText, deliveryOffer, quoteShipping } from './delivery.service.ts';

type Place = Parameters<typeof quoteShipping>[2];

const settings = someSettings();
/** A Friday, before the cut-off. */
const NOW = new Date('2026-11-20T10:00:00Z');
const MAINLAND: Place = { country: 'GB', postcode: '' };
const SKYE: Place = { country: 'GB', postcode: 'IV51 9EH' };
const offered = (place: Place): string =>
  deliveryOffer(10_000, place, settings, NOW)
    .options.map(({ method }) => method)
    .join(' ');

describe('C-01 the delivery charge', () => {
  it.each([
    [1, 1_599],
    [19_999, 1_599],
    [20_000, 0],
    [20_001, 0],
  ])('standard delivery for a subtotal of %i pence', (subtotal, price) => {
    expect(quoteShipping(subtotal, 'STANDARD', MAINLAND, settings)).toBe(price);
  });

  it('C-02 express and emergency are never free', () => {
    for (const subtotal of [1, 19_999, 20_000, 99_999_999])
      expect([
        quoteShipping(subtotal, 'EXPRESS', MAINLAND, settings),
        quoteShipping(subtotal, 'EMERGENCY', MAINLAND, settings),
      ]).toEqual([2_499, 4_999]);
  });

  it('follows the owner’s settings', () => {
    const changed = someSettings({ freeDeliveryFrom: 5_000, standardDeliveryPrice: 800 });
    expect([
      quoteShipping(4_999, 'STANDARD', MAINLAND, changed),
      quoteShipping(5_000, 'STANDARD', MAINLAND, changed),
    ]).toEqual([800, 0]);
    expect(deliveryOffer(4_999, MAINLAND, changed, NOW).options[0]).toMatchObject({
      price: 800,
      freeFrom: 5_000,
    });
  });

  it('C-37 the owner sets each zone’s surcharge, which is 0 by default', () => {
    const changed = someSettings({ deliverySurcharges: { NORTHERN_IRELAND: 700 } });
    expect([
      quoteShipping(1, 'STANDARD', SKYE, settings),
      quoteShipping(1, 'STANDARD', SKYE, changed),
      quoteShipping(1, 'STANDARD', { country: 'NI', postcode: '' }, changed),
    ]).toEqual([2_599, 1_599, 2_299]);
  });
});

describe('C-02 the methods offered for a place', () => {
  it.each<[string, Place['country'], string, string]>([
    ['everything while the place is unknown', 'GB', '', 'STANDARD EXPRESS EMERGENCY'],
    ['express in a city', 'GB', 'MK42 0AA', 'STANDARD EXPRESS EMERGENCY'],
    ['express in a city, with the postcode in lower case', 'GB', 'm1 1ae', 'STANDARD EXPRESS EMERGENCY'],
    ['no express in the countryside', 'GB', 'TR2 4AA', 'STANDARD EMERGENCY'],
    ['no express for a longer area with the same first letter', 'GB', 'ML1 1AA', 'STANDARD EMERGENCY'],
    ['no express on an island within a city’s area', 'GB', 'PO30 1AA', 'STANDARD'],
    ['standard alone in Northern Ireland', 'NI', 'BT1 5GS', 'STANDARD'],
    ['nothing in Ireland while the owner doesn’t sell there', 'IE', 'D02 X285', ''],
    ['nothing in Jersey', 'GB', 'JE2 3AB', ''],
    ['nothing for an incomplete postcode', 'GB', 'MK42', ''],
  ])('%s', (_what, country, postcode, methods) => {
    expect(offered({ country, postcode })).toBe(methods);
  });
});

it('C-03 remote places take longer, and each method has its own days', () => {
  expect(arrivalOf('STANDARD', SKYE, NOW, settings)).toEqual({
    dispatch: '2026-11-20',
    from: '2026-11-27',
    to: '2026-12-01',
  });
  expect(
    deliveryOffer(1, MAINLAND, settings, NOW).options.map(({ method, description, estimatedDelivery }) => [
      method,
      description,
      `${estimatedDelivery.from} ${estimatedDelivery.to}`,
    ]),
  ).toEqual([
    ['STANDARD', '3-5 working days, UK mainland', '2026-11-25 2026-11-27'],
    ['EXPRESS', '1-2 working days, major cities', '2026-11-23 2026-11-24'],
    ['EMERGENCY', 'Same or next working day after dispatch, national (UK mainland)', '2026-11-20 2026-11-23'],
  ]);
});

it('names the city’s postcode area once the buyer’s postcode is known', () => {
  const { options } = deliveryOffer(1, { country: 'GB', postcode: 'mk42 0aa' }, settings, NOW);
  expect(options.map(({ description }) => description)).toContain('1-2 working days, MK area');
});

it.each([
  ['AB10 1XG', 'Next working day after dispatch, national (UK mainland)', '2026-11-23 2026-11-23'],
  ['MK42 0AA', 'Same or next working day after dispatch, national (UK mainland)', '2026-11-20 2026-11-23'],
])('C-02 an emergency order to %s promises only days that express could keep', (postcode, text, days) => {
  const place: Place = { country: 'GB', postcode };
  const { options, notes } = deliveryOffer(10_000, place, settings, NOW);
  const emergency = options.find(({ method }) => method === 'EMERGENCY');
  const { from, to } = emergency?.estimatedDelivery ?? {};
  expect([emergency?.description, `${from} ${to}`]).toEqual([text, days]);
  expect(notes.join(' ').includes('arrive the working day after dispatch')).toBe(from === to);
});

it('C-37 orders to Ireland are refused until the owner sells there', () => {
  const place: Place = { country: 'IE', postcode: 'D02 X285' };
  const [off, on] = [settings, someSettings({ sellsToIreland: true })];
  expect(deliveryOffer(10_000, place, off, NOW)).toMatchObject({
    options: [],
    notes: [],
    refusal: 'We don’t sell to Ireland.',
  });
  expect(deliveryOffer(10_000, place, on, NOW)).toMatchObject({
    options: [{ method: 'STANDARD' }],
    notes: [expect.any(String), expect.stringContaining('Irish Customs')],
    refusal: null,
  });
  expect(coverageText(off)).toContain(
    'We don’t deliver to Ireland, the Channel Islands, BFPO addresses or Gibraltar.',
  );
  expect(coverageText(on)).toMatch(
    /Standard delivery to [^.]* Ireland takes .*We don’t deliver to the Channel Islands/,
  );
  expect(zoneTerms(off).find(({ zone }) => zone === 'IRELAND')).toMatchObject({ methods: [], taxNote: null });
});

it('the terms list every zone with its days and surcharge', () => {
  expect(zoneTerms(settings).map(({ zone }) => zone)).toEqual(DELIVERY_ZONES);
  expect(zoneTerms(settings).find(({ zone }) => zone === 'ISLE_OF_WIGHT')).toMatchObject({
    name: 'the Isle of Wight',
    methods: ['STANDARD'],
    days: '4-6',
    surcharge: 500,
  });
});
