import { expect, it } from 'vitest';
import { CATEGORIES, categoryLabels, categoryNicknames, readCategory, vehicleOf } from './category.ts';

it.each([
  ['Car Tyres', 'CAR'],
  ['car-tyres', 'CAR'],
  ['CAR', 'CAR'],
  ['Car', 'CAR'],
  ['4x4/SUV Tyres', 'SUV'],
  ['4x4-suv-tyre', 'SUV'],
  ['4X4', 'SUV'],
  ['suv', 'SUV'],
  ['Van Tyres', 'VAN'],
  ['commercial', 'VAN'],
  ['MOTORCYCLE', 'MOTORCYCLE'],
  ['Motorbikes', 'MOTORCYCLE'],
])('GEN-07 parses the category %s as %s', (text, category) => {
  expect(readCategory(text)).toBe(category);
});

it.each(['', 'Tyres', 'tractor', 'Summer', 'Cars and vans'])('finds no category in %j', (text) => {
  expect(readCategory(text)).toBeUndefined();
});

it('recognises every word for a category', () => {
  for (const category of CATEGORIES)
    for (const word of [category, categoryLabels[category], ...categoryNicknames[category]])
      expect(readCategory(word)).toBe(category);
});

it('returns the vehicle of a category', () => {
  expect(CATEGORIES.map(vehicleOf)).toEqual(['Car', '4x4/SUV', 'Van', 'Motorcycle']);
});
