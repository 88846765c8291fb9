import { expect, it } from 'vitest';
import { missingOnLabel } from './missingLabel.ts';

const BARE = { size: '205/55 R16', published: true, fuelEfficiency: '', wetGrip: '', noiseDb: '' };

it.each([
  ['a published car tyre without a label', BARE, 'CAR', ['fuelEfficiency', 'wetGrip', 'noiseDb']],
  ['one without its noise', { ...BARE, fuelEfficiency: 'B', wetGrip: 'A' }, 'CAR', ['noiseDb']],
  ['a complete label', { ...BARE, fuelEfficiency: 'B', wetGrip: 'A', noiseDb: '70' }, 'CAR', []],
  ['a draft', { ...BARE, published: false }, 'CAR', []],
  ['a motorcycle tyre', BARE, 'MOTORCYCLE', []],
  ['a tyre of an unknown kind', BARE, null, []],
  ['a size that’s still being typed', { ...BARE, size: '205/' }, 'CAR', []],
] as const)('the values missing from %s', (_, values, category, missing) => {
  expect(missingOnLabel(values, category)).toEqual(missing);
});
