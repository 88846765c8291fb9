import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['BFGoodrich', 'bfgoodrich'],
  [' Maxxis  Moto ', 'maxxis-moto'],
  ['Primacy 4+', 'primacy-4'],
  ['Michelin Primacy 4+ 205/55 R16 91V', 'michelin-primacy-4-205-55-r16-91v'],
  ['Citroën ﬁt', 'citroen-fit'],
  ['--a--', 'a'],
  ['?', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
