import { describe, expect, it } from 'vitest';
import { readCost } from './costAsked.ts';

const read = (search: string) => readCost(new URLSearchParams(search));

describe('the input for the cost per mile', () => {
  it('a URL without input has no errors and no answer', () => {
    const nothing = { errors: {}, answer: null, labelClass: 'C', drive: 'PETROL' };
    expect(read('')).toMatchObject(nothing);
    expect(read('utm_source=newsletter')).toMatchObject(nothing);
  });

  it('parses complete input, with defaults for omitted values', () => {
    expect(read('price=95.50&miles=20,000&energy=140&class=a&drive=DIESEL').answer).toEqual({
      pencePerTyre: 9_550,
      tyres: 4,
      miles: 20_000,
      car: { drive: 'DIESEL', massKg: 1_500, energyPence: 140 },
    });
  });

  it('reports missing and out-of-range values, without an answer', () => {
    expect(read('price=0&miles=&energy=140&tyres=4')).toMatchObject({
      answer: null,
      errors: {
        price: 'The price of a tyre must be a number from 1 to 5,000 pounds',
        miles: 'The mileage must be a number from 500 to 200,000 miles',
      },
    });
  });

  it('an unknown fuel or class is ignored', () => {
    expect(read('drive=STEAM&class=Z')).toMatchObject({ drive: 'PETROL', labelClass: 'C' });
  });
});
