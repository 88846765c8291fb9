import { expect, it } from 'vitest';
import { categoryPath, seasonPath } from './tyrePaths.ts';

it('GEN-07 links to the listing with the specified parameters', () => {
  expect(new URL(categoryPath('SUV'), 'http://shop').searchParams.get('category')).toBe('4x4/SUV Tyres');
  expect(new URL(seasonPath('ALL_SEASON'), 'http://shop').searchParams.get('season')).toBe('All Season');
});
