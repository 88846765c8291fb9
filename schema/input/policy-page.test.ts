import { expect, it } from 'vitest';
import { isFixed, pagePath } from './policy-page.ts';

it.each([
  ['privacy', '/privacy', true],
  ['shop-about', '/about', true],
  ['home-hero', '/', true],
  ['tyre-recycling', '/pages/tyre-recycling', false],
  ['constructor', '/pages/constructor', false],
])('the text %s is read at %s', (slug, path, fixed) => {
  expect([pagePath(slug), isFixed(slug)]).toEqual([path, fixed]);
});
