import { expect, it } from 'vitest';
import { readSeason, seasonLabelOf } from './season.ts';

it.each([
  ['All Season', 'ALL_SEASON'],
  ['All-Season', 'ALL_SEASON'],
  ['all season', 'ALL_SEASON'],
  ['ALL_SEASON', 'ALL_SEASON'],
  ['allseason', 'ALL_SEASON'],
  ['all season tyres', 'ALL_SEASON'],
  ['summer', 'SUMMER'],
  ['WINTER', 'WINTER'],
])('HOME-08 C-18 parses the season %s as %s', (text, season) => {
  expect(readSeason(text)).toBe(season);
});

it.each(['', 'Tyres', 'tractor', 'snow', 'Spring', 'Car Tyres'])('finds no season in %j', (text) => {
  expect(readSeason(text)).toBeUndefined();
});

it('returns the season of a tyre, and null for motorcycles', () => {
  expect(seasonLabelOf({ category: 'CAR', season: 'SUMMER' })).toBe('Summer');
  expect(seasonLabelOf({ category: 'MOTORCYCLE', season: 'SUMMER' })).toBeNull();
});
