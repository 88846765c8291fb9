import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../../../../test/fixtures/catalogue/vehicle.ts';
import { familiesOf, familiesOfMake, familyAt } from './vehicle-family.ts';

const families = familiesOf(
  [
    ['Volkswagen', 'Polo (AW)'],
    ['Volkswagen', 'Golf (Mk7)'],
    ['Volkswagen', 'Golf GTI (Mk7)'],
    ['Volkswagen', 'Golf R (Mk7)'],
    ['Volkswagen', 'Golf (Mk8)', 2020],
    ['Land Rover', 'Range Rover (L405)'],
    ['Land Rover', 'Range Rover Sport (L494)'],
    ['Ford', 'Ka'],
    ['Ford', 'Ka+'],
    ['Ford', 'Transit Custom Sport'],
    ['Ford', 'Transit Custom (new)'],
    ['Ford', 'Transit RWD twin wheel'],
    ['Ford', 'Transit (Mk8)'],
    ['Mazda', '2 (from 2015)'],
  ].map(([make = '', model = '', yearFrom = 2013]) =>
    aVehicle({ make: String(make), model: String(model), yearFrom: Number(yearFrom) }),
  ),
);

describe('models with all their versions', () => {
  it('trims and generations belong to their model, unless they are separate vehicles', () => {
    expect(families.map(({ makeSlug, slug, versions }) => `${makeSlug}/${slug} ${versions.length}`)).toEqual([
      'ford/ka 2',
      'ford/transit 2',
      'ford/transit-custom 2',
      'land-rover/range-rover 1',
      'land-rover/range-rover-sport 1',
      'mazda/2 1',
      'volkswagen/golf 4',
      'volkswagen/polo 1',
    ]);
  });

  it('the plain model comes before its trims, newest first', () => {
    const golf = familyAt(families, 'volkswagen', 'golf');
    expect(golf?.versions.map(({ model }) => model)).toEqual([
      'Golf (Mk8)',
      'Golf (Mk7)',
      'Golf GTI (Mk7)',
      'Golf R (Mk7)',
    ]);
  });

  it.each([
    ['VW', 'golf', 'Golf'],
    ['volkswagen', 'Golf-GTI', 'Golf'],
    ['volkswagen', 'golf-mk8', 'Golf'],
    ['land-rover', 'range-rover-sport', 'Range Rover Sport'],
  ])('/cars/%s/%s is the %s', (make, model, name) => {
    expect(familyAt(families, make, model)?.name).toBe(name);
  });

  it('other addresses name no model', () => {
    expect(familyAt(families, 'volkswagen', 'focus')).toBeNull();
    expect(familyAt(families, 'nobody', 'golf')).toBeNull();
    expect(familiesOfMake(families, '')).toEqual([]);
  });
});
