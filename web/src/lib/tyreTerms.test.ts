import { expect, it } from 'vitest';
import { categoryFrom, categoryPath, seasonFrom, seasonPath } from './tyreTerms.ts';

it.each([
  ['Car Tyres', 'CAR'],
  ['car-tyres', 'CAR'],
  ['4x4/SUV Tyres', 'SUV'],
  ['4X4', 'SUV'],
  ['suv', 'SUV'],
  ['Van Tyres', 'VAN'],
  ['MOTORCYCLE', 'MOTORCYCLE'],
])('GEN-07 reads the category %s as %s', (value, category) => {
  expect(categoryFrom(value)).toBe(category);
});

it.each(['All Season', 'All-Season', 'all season', 'ALL_SEASON', 'allseason'])(
  'HOME-08 reads the season %s',
  (value) => {
    expect(seasonFrom(value)).toBe('ALL_SEASON');
  },
);

it.each(['', 'Tyres', 'tractor'])('finds no category and no season in "%s"', (value) => {
  expect(categoryFrom(value)).toBeUndefined();
  expect(seasonFrom(value)).toBeUndefined();
});

it('GEN-07 links to the listing by the words of the specification', () => {
  expect(new URL(categoryPath('SUV'), 'http://shop').searchParams.get('category')).toBe('4x4/SUV Tyres');
  expect(new URL(seasonPath('ALL_SEASON'), 'http://shop').searchParams.get('season')).toBe('All Season');
});
