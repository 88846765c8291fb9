import { expect, it } from 'vitest';
import { newestMatch, patternOf } from './file-pattern.ts';

const named = (...names: readonly string[]) => names.map((name, written) => ({ name, written }));

it.for([
  ['stock.csv', 'stock.csv', true],
  ['stock.csv', 'stock.csv.part', false],
  ['stock-*.csv', 'stock-2026.csv', true],
  ['stock-*.csv', 'stock-.csv', true],
  ['stock-*.csv', 'stock.csv', false],
  ['*', 'anything', true],
  ['*a*b*', 'xaxbx', true],
  ['*a*b*', 'xbxax', false],
  ['a*a', 'a', false],
  ['stock?.csv', 'stock1.csv', false],
  ['[a]*', 'a1', false],
] as const)('%s and %s match: %s', ([pattern, name, isMatch]) => {
  expect(newestMatch(named(name), pattern) !== null).toBe(isMatch);
});

it('the newest of several counts, and the last by name of two that are as new', () => {
  expect(newestMatch(named('b.csv', 'a.csv'), '*.csv')?.name).toBe('a.csv');
  const both = ['a.csv', 'b.csv'].map((name) => ({ name, written: 1 }));
  expect(newestMatch(both, '*')?.name).toBe('b.csv');
});

it('a path is taken apart at its last slash', () => {
  expect(patternOf('/out/daily/*.csv')).toEqual({ folder: '/out/daily/', pattern: '*.csv' });
  expect(patternOf('x.csv')).toEqual({ folder: '', pattern: 'x.csv' });
});
