import { describe, expect, it } from 'vitest';
import { makeName, sameModel } from './vehicle-names.ts';

describe('makes', () => {
  it.each([
    ['Mercedes', 'MERCEDES-BENZ'],
    ['Volkswagen', 'vw'],
    ['Citroen', 'CITROËN'],
    ['Land Rover', 'LAND ROVER'],
    ['BMW', 'bmw'],
  ])('%s is %s', (one, other) => {
    expect(makeName(one)).toBe(makeName(other));
  });

  it('Mini is not Mitsubishi', () => {
    expect(makeName('Mini')).not.toBe(makeName('Mitsubishi'));
  });
});

describe('models', () => {
  const of = (make: string, models: readonly string[], asked: string) =>
    sameModel(
      models.map((model) => ({ make, model })),
      asked,
    ).map(({ model }) => model);
  const GOLFS = ['Golf (Mk6)', 'Golf (Mk7)', 'Golf GTI (Mk7)', 'Golf R (Mk7)', 'Polo (AW)'];

  it('an exact name means that model alone', () => {
    expect(of('Volkswagen', GOLFS, 'golf (mk7)')).toEqual(['Golf (Mk7)']);
  });

  it('a short name means every model that begins with it', () => {
    expect(of('Volkswagen', GOLFS, 'GOLF')).toEqual([
      'Golf (Mk6)',
      'Golf (Mk7)',
      'Golf GTI (Mk7)',
      'Golf R (Mk7)',
    ]);
  });

  it('a long name means the longest model it begins with, in every generation', () => {
    expect(of('Volkswagen', GOLFS, 'GOLF GTI TSI')).toEqual(['Golf GTI (Mk7)']);
    expect(of('Volkswagen', GOLFS, 'GOLF MATCH TSI')).toEqual(['Golf (Mk6)', 'Golf (Mk7)']);
  });

  it('a name can be one model and the beginning of others', () => {
    expect(of('Ford', ['Fiesta', 'Fiesta Zetec 14in', 'Fiesta Zetec S', 'Ka'], 'FIESTA ZETEC')).toEqual([
      'Fiesta',
      'Fiesta Zetec 14in',
      'Fiesta Zetec S',
    ]);
  });

  it.each([
    ['BMW', '3 Series (F30)', '320D M SPORT'],
    ['BMW', '1 Series (F20)', '118I'],
    ['BMW', 'M3 / M4 (G80)', 'M4 COMPETITION'],
    ['BMW', 'X3 (G01)', 'X3 XDRIVE20D'],
    ['Mercedes', 'A-Class (W177)', 'A 180 D SPORT'],
    ['Mercedes', 'C-Class (W205)', 'C220 BLUETEC'],
    ['Mercedes', 'E-Class (W213)', 'E-CLASS'],
    ['Porsche', 'Boxster / Cayman 20in (718)', 'CAYMAN'],
  ])('%s %s is %s in the register', (make, model, asked) => {
    expect(of(make, [model], asked)).toEqual([model]);
  });

  it('a name begins with whole words only', () => {
    expect(of('Fiat', ['500', '500X'], '500')).toEqual(['500']);
    expect(of('BMW', ['i4', 'X3'], 'I')).toEqual([]);
  });
});
