import { expect, it } from 'vitest';
import { orderNumbersIn } from './message-mentions.service.ts';

const NUMBER = 'TFL2611-4K7M-9XQ2-HB3D';

it.each([
  [`Where is ${NUMBER}?`, [NUMBER]],
  ['about tfl26114k7m9xq2hb3d', [NUMBER]],
  ['TFL 2611 4K7M 9XQ2 HB3D and when', [NUMBER]],
  ['My order tfl2611-123456 and the other, TFL2610 000 001', ['TFL2611123456', 'TFL2610000001']],
  ['TFL2611123456 when will it come', ['TFL2611123456']],
  [`${NUMBER}, ${NUMBER}`, [NUMBER]],
  ['TFL2611-1234-5678-9012', ['TFL2611-1234-5678-9012']],
  ['TFL2611 and TFL', []],
  ['My number is tfl 4829 1736.', ['TFL-4829-1736']],
  ['IVEL-4829-1736 or TFL48291736?', ['IVEL-4829-1736', 'TFL-4829-1736']],
  ['TFL-4829-17365 and 01632 960 100', []],
])('the order numbers in “%s”', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});
