import { describe, expect, it } from 'vitest';
import {
  chargesTotal,
  fittingCharges,
  fittingPriceOf,
  type ChargedTyres,
  type FittingPrices,
} from './fitting-charge.ts';

const PRICES: FittingPrices = {
  callOut: 2_500,
  sameDayCallOut: 4_500,
  freeFrom: 4,
  extras: { ALIGNMENT: 4_995, TPMS_VALVES: 1_200, CASINGS: 350 },
};

const tyres = (overrides: Partial<ChargedTyres> = {}): ChargedTyres => ({
  name: 'Primacy 4+',
  quantity: 2,
  fulfilment: 'FITTED',
  fittingPrice: 1_950,
  ...overrides,
});

it('C-24 fitting costs the difference between both prices; without one, or below it, the tyre isn’t fitted', () => {
  expect(fittingPriceOf({ price: 8_000, fittedPrice: 9_950 })).toBe(1_950);
  expect(fittingPriceOf({ price: 8_000, fittedPrice: 8_000 })).toBe(0);
  expect(fittingPriceOf({ price: 8_000, fittedPrice: 7_999 })).toBeNull();
  expect(fittingPriceOf({ price: 8_000, fittedPrice: null })).toBeNull();
});

describe('the charges', () => {
  it('leave out tyres that are delivered', () => {
    expect(fittingCharges([tyres({ fulfilment: 'MAIL_ORDER' })], [], PRICES)).toEqual([]);
  });

  it('C-36 of a van are free from four tyres over all lines, but its extras aren’t', () => {
    const lines = [tyres({ fulfilment: 'MOBILE' }), tyres({ fulfilment: 'MOBILE' })];
    const fitting = { way: 'MOBILE', extras: [{ extra: 'CASINGS', quantity: 2 }], isToday: true } as const;
    const charges = fittingCharges(lines, [fitting], PRICES);
    expect(charges.map(({ kind, unitPrice }) => [kind, unitPrice])).toEqual([
      ['FITTING', 0],
      ['FITTING', 0],
      ['CALL_OUT', 0],
      ['FITTING_EXTRA', 350],
    ]);
    expect(chargesTotal(charges)).toBe(700);
  });

  it('of a van for fewer tyres include a call-out, dearer on the same day', () => {
    const total = (isToday: boolean) =>
      chargesTotal(
        fittingCharges([tyres({ fulfilment: 'MOBILE' })], [{ way: 'MOBILE', extras: [], isToday }], PRICES),
      );
    expect([total(false), total(true)]).toEqual([2 * 1_950 + 2_500, 2 * 1_950 + 4_500]);
  });
});
