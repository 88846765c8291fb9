import { expect, it } from 'vitest';
import { brandAndName } from './brandAndName.ts';

const BRANDS = [
  { slug: 'general', name: 'General' },
  { slug: 'general-tire', name: 'General Tire' },
  { slug: 'michelin', name: 'Michelin' },
];

it.each([
  ['michelin  Primacy 5', { brand: 'michelin', brandName: '', name: 'Primacy 5' }],
  ['General Tire Grabber', { brand: 'general-tire', brandName: '', name: 'Grabber' }],
  ['Michelin', { brand: 'michelin', brandName: '', name: '' }],
  ['Michelinesque One', { brand: '', brandName: 'Michelinesque', name: 'One' }],
  ['Nexen N Blue', { brand: '', brandName: 'Nexen', name: 'N Blue' }],
  ['', { brand: '', brandName: '', name: '' }],
])('“%s” as brand and name', (typed, read) => {
  expect(brandAndName(typed, BRANDS)).toEqual(read);
});
