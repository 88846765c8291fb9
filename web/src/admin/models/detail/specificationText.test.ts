import { expect, it } from 'vitest';
import { readSpecifications, specificationText } from './specificationText.ts';

const GROUPS = [
  { name: 'Construction', values: [{ label: 'Plies', value: '2' }] },
  { name: 'Ratings', values: [{ label: 'Tread life', value: '40,000 miles: a guide' }] },
];

it('facts survive a round trip through text', () => {
  expect(readSpecifications(specificationText(GROUPS))).toEqual(GROUPS);
});

it('facts before any heading get one, and extra spaces and blank lines are ignored', () => {
  expect(readSpecifications('\n  Plies : 2 \n\n Ratings:\nGrip: A\n')).toEqual([
    { name: 'Specifications', values: [{ label: 'Plies', value: '2' }] },
    { name: 'Ratings', values: [{ label: 'Grip', value: 'A' }] },
  ]);
});
