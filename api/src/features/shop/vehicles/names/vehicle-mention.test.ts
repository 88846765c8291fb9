import { describe, expect, it } from 'vitest';
import { mentionedMake, mentionedModel, onlyModel } from './vehicle-mention.ts';
import { vehicleNames } from './vehicle-name-index.ts';
import { groupByMake } from './vehicle-names.ts';

const NAMES = vehicleNames(
  groupByMake(
    [
      ['Ford', 'Focus (Mk3)'],
      ['Ford', 'Focus ST'],
      ['Ford', 'Ka'],
      ['Land Rover', 'Discovery (4)'],
      ['Land Rover', 'Range Rover Evoque'],
      ['Mercedes', 'C-Class (W205)'],
      ['Volkswagen', 'Golf (Mk7)'],
      ['Volkswagen', 'Golf GTI (Mk7)'],
      ['Peugeot', '2008'],
      ['Mazda', 'MX-5'],
      ['Mini', 'Cooper (F56)'],
      ['Porsche', 'Boxster / Cayman (718)'],
      ['Tesla', 'Model 3'],
      ['Audi', 'TT'],
      ['Dacia', 'Spring'],
      ['Vauxhall', 'Zafira Tourer'],
      ['Citroen', 'Jumper'],
      ['Peugeot', 'Jumper'],
    ].map(([make = '', model = '']) => ({ make, model })),
  ),
);
const noTyre = () => false;

describe('a known model in a text', () => {
  it.each([
    ['golf', { make: 'Volkswagen', model: 'Golf' }, ''],
    ['winter tyres for a Golf GTI', { make: 'Volkswagen', model: 'Golf GTI' }, 'winter tyres for a'],
    ['VW Golf 205/55 R16', { make: 'Volkswagen', model: 'Golf' }, '205/55 R16'],
    ['golf from volkswagen', { make: 'Volkswagen', model: 'Golf' }, 'from'],
    ['2015 ford focus zetec', { make: 'Ford', model: 'Focus', year: 2015 }, 'zetec'],
    ['ford ka', { make: 'Ford', model: 'Ka' }, ''],
    ['mx5', { make: 'Mazda', model: 'MX-5' }, ''],
    ['mercedes-benz c-class 2018', { make: 'Mercedes', model: 'C-Class', year: 2018 }, ''],
    ['peugeot 2008', { make: 'Peugeot', model: '2008' }, ''],
    ['peugeot 2008 2019', { make: 'Peugeot', model: '2008', year: 2019 }, ''],
    ['evoque', { make: 'Land Rover', model: 'Range Rover Evoque' }, ''],
    ['discovery 4', { make: 'Land Rover', model: 'Discovery' }, '4'],
    ['cayman', { make: 'Porsche', model: 'Cayman' }, ''],
    ['zafira', { make: 'Vauxhall', model: 'Zafira' }, ''],
    ['model 3', { make: 'Tesla', model: 'Model 3' }, ''],
    ['Citroën Jumper', { make: 'Citroen', model: 'Jumper' }, ''],
  ])('“%s”', (text, vehicle, rest) => {
    const mention = mentionedModel(text, NAMES, noTyre);
    expect(mention?.vehicle).toEqual(vehicle);
    expect(mention?.rest.replace(/[\s,]+/g, ' ').trim()).toBe(rest);
  });

  it.each(['2008', 'ka', 'tt', 'spring', 'model', 'range', 'jumper', 'land', 'golfing', 'ford', ''])(
    'is not found in “%s”, which says too little',
    (text) => expect(mentionedModel(text, NAMES, noTyre)).toBeNull(),
  );

  it('is not found in the name of a tyre, unless the car’s maker is named', () => {
    const isTyre = (name: string) => name === 'cooper';
    expect(mentionedModel('cooper', NAMES, isTyre)).toBeNull();
    expect(mentionedModel('mini cooper', NAMES, isTyre)?.vehicle).toEqual({ make: 'Mini', model: 'Cooper' });
  });
});

describe('a model that makes up a whole text', () => {
  it.each([
    ['2008', { make: 'Peugeot', model: '2008' }],
    ['2008 2019', { make: 'Peugeot', model: '2008', year: 2019 }],
    ['ka', { make: 'Ford', model: 'Ka' }],
    ['TT', { make: 'Audi', model: 'TT' }],
  ])('“%s”', (text, vehicle) => {
    expect(onlyModel(text, NAMES)).toEqual(vehicle);
  });

  it.each(['spring', 'jumper', 'discovery range', '2019', 'zafira tou', ''])(
    'is not found in “%s”',
    (text) => {
      expect(onlyModel(text, NAMES)).toBeNull();
    },
  );
});

describe('a make in a text', () => {
  it.each([
    ['Ford', { make: 'Ford' }],
    ['quiet tyres for a Ford Galaxy', { make: 'Ford', model: 'galaxy' }],
    ['2015 Ford Galaxy', { make: 'Ford', model: 'galaxy', year: 2015 }],
    ['Ford Galaxy 2015', { make: 'Ford', model: 'galaxy', year: 2015 }],
    ['mercedes-benz c220 2018', { make: 'Mercedes', model: 'c220', year: 2018 }],
    ['quiet Land Rover Defender', { make: 'Land Rover', model: 'defender' }],
  ])('“%s”', (text, vehicle) => {
    expect(mentionedMake(text, NAMES)).toEqual(vehicle);
  });

  it.each(['focus', 'land', 'fordham', ''])('is not found in “%s”', (text) => {
    expect(mentionedMake(text, NAMES)).toBeNull();
  });

  it('is found without normalising the table’s makes again for each word', () => {
    let reads = 0;
    const row = {
      model: 'Focus',
      get make() {
        reads += 1;
        return 'Ford';
      },
    };
    const names = vehicleNames(groupByMake([row]));
    const readOnce = reads;
    expect(mentionedMake('x '.repeat(100), names)).toBeNull();
    expect(mentionedModel('x '.repeat(100), names, noTyre)).toBeNull();
    expect(reads).toBe(readOnce);
  });
});
