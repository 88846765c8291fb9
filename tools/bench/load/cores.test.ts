import { expect, it } from 'vitest';
import { divideCores } from './cores.ts';

it.each([
  ['0-3', { generator: '3', others: '0,1,2' }],
  ['0,2-4,8', { generator: '8', others: '0,2,3,4' }],
])('of the cores %s the load generator gets the last', (list, divided) => {
  expect(divideCores(list)).toEqual(divided);
});

it.each(['0', '0-1', '3,7'])('the cores %s are too few to divide', (list) => {
  expect(divideCores(list)).toBeNull();
});
