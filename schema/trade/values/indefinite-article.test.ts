import { expect, it } from 'vitest';
import { withArticle } from './indefinite-article.ts';

it.each([
  'an Audi A3',
  'an Alfa Romeo Giulia',
  'an Isuzu D-Max',
  'an MG ZS',
  'an LDV Maxus',
  'a BMW 3 Series',
  'a KTM 390',
  'a SEAT Leon',
  'a MINI Hatch',
  'a Honda Jazz',
  'a Uniroyal tyre',
  'a 2015 Audi A3',
  'a 205/55 R16',
  'a 185/65 R15',
  'an 80/90-14',
  'an 18-inch rim',
  'a 16-inch rim',
  'an all-season tyre',
  'a winter tyre',
])('says %s', (text) => {
  expect(withArticle(text.replace(/^an? /, ''))).toBe(text);
});
