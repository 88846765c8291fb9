import { expect, it } from 'vitest';
import { firstQuantity, isQuantity, quantitySentence, tooManySentence, usualQuantities } from './quantity.ts';

it.for<[number, boolean]>([
  [1, true],
  [99, true],
  [0, false],
  [-1, false],
  [100, false],
  [1.5, false],
  [Number.NaN, false],
])('%d can be ordered at once: %s', ([quantity, can]) => {
  expect(isQuantity(quantity)).toBe(can);
});

it('the message for an invalid quantity says what is expected', () => {
  expect(quantitySentence()).toBe('The quantity must be a whole number from 1 to 99');
  expect(quantitySentence(0)).toBe('The quantity must be a whole number from 0 to 99');
});

it('the message for too many names the stock, or the maximum at once if that is less', () => {
  expect(tooManySentence(40, 99)).toBe('Only 40 available');
  expect(tooManySentence(99, 99)).toBe('You can buy up to 99 at once');
});

it.for([
  ['CAR', 'BOTH', [1, 2, 4]],
  ['CAR', 'FRONT', [1, 2, 4]],
  ['MOTORCYCLE', 'BOTH', [1, 2]],
  ['MOTORCYCLE', 'FRONT', [1]],
  ['MOTORCYCLE', 'REAR', [1]],
] as const)('a %s tyre for %s is mostly bought in %j', ([category, position, quantities]) => {
  expect(usualQuantities({ category, position })).toEqual(quantities);
});

it.for([
  ['CAR', 20, 2],
  ['VAN', 1, 1],
  ['SUV', 0, 1],
  ['MOTORCYCLE', 20, 1],
] as const)('a %s tyre with %d in stock is first offered as %d', ([category, stock, quantity]) => {
  expect(firstQuantity({ category, position: 'BOTH' }, stock)).toBe(quantity);
});
