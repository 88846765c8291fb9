import { render } from '@testing-library/react';
import type { TyrePlace } from '@treadline/schema/trade/listing/quantity';
import { expect, it } from 'vitest';
import { ShopTermsContext } from '../../lib/text/shopTerms.ts';
import { SetPrices } from '../../ui/tyre/SetPrices.tsx';
import { CardTerms } from './CardTerms.tsx';

const CAR: TyrePlace = { category: 'CAR', position: 'BOTH' };
const SCOOTER: TyrePlace = { category: 'MOTORCYCLE', position: 'BOTH' };
const SPORTS_BIKE: TyrePlace = { category: 'MOTORCYCLE', position: 'REAR' };

const TERMS = {
  estimatedDelivery: { from: '2026-11-25', to: '2026-11-30' },
  suppliedDelivery: [],
  freeDeliveryFrom: 20_000,
  delivery: [
    { price: 2_499, freeFrom: null },
    { price: 1_599, freeFrom: 20_000 },
  ],
  baseTown: 'Bedford',
  isDemonstration: false,
  claims: { returns: '', warranty: '' },
};

it.each([
  [
    'the cost of delivery, and free delivery for a set of four',
    CAR,
    6_543,
    8,
    '+ £15.99 delivery per order, free from £200' +
      '£130.86 for 2£261.72 for 4 (free delivery)' +
      '£80.43 fitted, from Thu 3 Dec near BedfordStandard delivery by Mon 30 Nov',
  ],
  [
    'free delivery for both sets',
    CAR,
    10_000,
    4,
    '+ £15.99 delivery per order, free from £200' +
      '£200.00 for 2 (free delivery)£400.00 for 4 (free delivery)' +
      '£115.00 fitted, from Thu 3 Dec near BedfordStandard delivery by Mon 30 Nov',
  ],
  [
    'sets below the free amount',
    CAR,
    4_999,
    4,
    '+ £15.99 delivery per order, free from £200£99.98 for 2£199.96 for 4' +
      '£64.99 fitted, from Thu 3 Dec near BedfordStandard delivery by Mon 30 Nov',
  ],
  [
    'no set that exceeds the stock',
    CAR,
    6_543,
    3,
    '+ £15.99 delivery per order, free from £200£130.86 for 2' +
      '£80.43 fitted, from Thu 3 Dec near BedfordStandard delivery by Mon 30 Nov',
  ],
  [
    'no set for the last tyre',
    CAR,
    6_543,
    1,
    '+ £15.99 delivery per order, free from £200' +
      '£80.43 fitted, from Thu 3 Dec near BedfordStandard delivery by Mon 30 Nov',
  ],
  [
    'free delivery of a single expensive tyre',
    CAR,
    20_000,
    1,
    'Free delivery' + '£215.00 fitted, from Thu 3 Dec near BedfordStandard delivery by Mon 30 Nov',
  ],
  [
    'a pair for a motorcycle with two equal tyres',
    SCOOTER,
    12_000,
    3,
    '+ £15.99 delivery per order, free from £200£240.00 for 2 (free delivery)' +
      '£135.00 fitted, from Thu 3 Dec near BedfordStandard delivery by Mon 30 Nov',
  ],
  [
    'no pair for one with two different tyres',
    SPORTS_BIKE,
    12_000,
    3,
    '+ £15.99 delivery per order, free from £200' +
      '£135.00 fitted, from Thu 3 Dec near BedfordStandard delivery by Mon 30 Nov',
  ],
  ['nothing out of stock', CAR, 6_543, 0, ''],
] as const)('C-01 C-03 a card promises %s', (_what, tyre, price, stock, text) => {
  const { container } = render(
    <ShopTermsContext value={TERMS}>
      <CardTerms
        price={price}
        waitDays={0}
        stock={stock}
        fittingPrice={1_500}
        fittedFrom="2026-12-03"
        sets={<SetPrices tyre={tyre} price={price} stock={stock} className="" />}
      />
    </ShopTermsContext>,
  );
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(text);
});
