import { describe, expect, it } from 'vitest';
import { groupByMake, makeName, mentionedVehicle, sameModel } from './vehicle-names.ts';

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

  it('an exact name is that model alone', () => {
    expect(of('Volkswagen', GOLFS, 'golf (mk7)')).toEqual(['Golf (Mk7)']);
  });

  it('a short name is every model that begins so', () => {
    expect(of('Volkswagen', GOLFS, 'GOLF')).toEqual([
      'Golf (Mk6)',
      'Golf (Mk7)',
      'Golf GTI (Mk7)',
      'Golf R (Mk7)',
    ]);
  });

  it('a long name is every model that it begins with', () => {
    expect(of('Volkswagen', GOLFS, 'GOLF GTI TSI')).toEqual(['Golf (Mk6)', 'Golf (Mk7)', 'Golf GTI (Mk7)']);
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

  it('a name begins with whole words', () => {
    expect(of('Fiat', ['500', '500X'], '500')).toEqual(['500']);
    expect(of('BMW', ['i4', 'X3'], 'I')).toEqual([]);
  });
});

describe('a vehicle mentioned in a search', () => {
  const FITMENTS = groupByMake(
    [
      ['Ford', 'Focus'],
      ['Land Rover', 'Discovery 4'],
      ['Mercedes', 'C-Class'],
      ['Volkswagen', 'Golf'],
      ['Peugeot', '2008'],
    ].map(([make = '', model = '']) => ({ make, model })),
  );

  it.each([
    ['Ford', { make: 'Ford' }],
    ['ford focus', { make: 'Ford', model: 'focus' }],
    ['2015 Ford Focus', { make: 'Ford', model: 'focus', year: 2015 }],
    ['Ford Focus 2015', { make: 'Ford', model: 'focus', year: 2015 }],
    ['VW Golf GTI', { make: 'Volkswagen', model: 'golf gti' }],
    ['mercedes-benz c-class 2018', { make: 'Mercedes', model: 'c class', year: 2018 }],
    ['peugeot 2008', { make: 'Peugeot', model: '2008' }],
    ['peugeot 2008 2016', { make: 'Peugeot', model: '2008', year: 2016 }],
    ['quiet Land Rover Discovery 4', { make: 'Land Rover', model: 'discovery 4' }],
  ])('“%s”', (text, vehicle) => {
    expect(mentionedVehicle(text, FITMENTS)).toEqual(vehicle);
  });

  it.each(['focus', 'land', 'fordham', ''])('is none in “%s”', (text) => {
    expect(mentionedVehicle(text, FITMENTS)).toBeNull();
  });

  it('is looked for without reading the makes of the table again for each word', () => {
    let reads = 0;
    const row = {
      model: 'Focus',
      get make() {
        reads += 1;
        return 'Ford';
      },
    };
    const fitments = groupByMake([row]);
    expect(mentionedVehicle('x '.repeat(100), fitments)).toBeNull();
    expect(reads).toBe(1);
  });
});
