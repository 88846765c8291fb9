import { describe, expect, it } from 'vitest';
import { readCost } from './costAsked.ts';

const read = (search: string) => readCost(new URLSearchParams(search));

describe('the question of the cost per mile', () => {
  it('an address without a question has nothing wrong and no answer', () => {
    const nothing = { errors: {}, answer: null, labelClass: 'C', drive: 'PETROL' };
    expect(read('')).toMatchObject(nothing);
    expect(read('utm_source=newsletter')).toMatchObject(nothing);
  });

  it('reads a whole question, and what is left out as usual', () => {
    expect(read('price=95.50&miles=20,000&energy=140&class=a&drive=DIESEL').answer).toEqual({
      pencePerTyre: 9_550,
      tyres: 4,
      miles: 20_000,
      car: { drive: 'DIESEL', massKg: 1_500, energyPence: 140 },
    });
  });

  it('says what is missing and what is out of range, and answers nothing', () => {
    expect(read('price=0&miles=&energy=140&tyres=4')).toMatchObject({
      answer: null,
      errors: {
        price: 'The price of a tyre must be a number from 1 to 5,000 pounds',
        miles: 'The mileage must be a number from 500 to 200,000 miles',
      },
    });
  });

  it('an unknown fuel or class is as if none was given', () => {
    expect(read('drive=STEAM&class=Z')).toMatchObject({ drive: 'PETROL', labelClass: 'C' });
  });
});
