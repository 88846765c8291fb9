import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastOf, DEFAULT_MAIN_COLOUR, mainColours, parseColour, readableColour } from './main-colour.ts';

it('the shop’s own yellow has dark text, and needs no other shade on dark bars', () => {
  expect(mainColours(DEFAULT_MAIN_COLOUR)).toEqual({
    plain: '#ffcc00',
    hover: '#ffd83d',
    pressed: '#e6b800',
    text: '#14171a',
    onDark: '#ffcc00',
  });
});

it('a dark colour has white text, and a lighter shade on dark bars', () => {
  const { text, onDark } = mainColours('#0b3ea8');
  expect(text).toBe('#ffffff');
  expect(onDark).not.toBe('#0b3ea8');
});

it.each([
  ['#FFCC00', '#ffcc00'],
  [' 0B3EA8 ', '#0b3ea8'],
  ['#fc0', '#ffcc00'],
  ['yellow', null],
  ['#ffcc0', null],
  ['#ffcc00;}', null],
])('a colour is parsed from its digits: %s', (typed, expected) => {
  expect(parseColour(typed)).toBe(expected);
});

it('text reaches AA on every colour, in every state, once it’s made readable', () => {
  const digits = fc.integer({ min: 0, max: 0xff_ff_ff });
  fc.assert(
    fc.property(digits, (number) => {
      const plain = readableColour(`#${number.toString(16).padStart(6, '0')}`);
      const { hover, pressed, text, onDark } = mainColours(plain);
      for (const ground of [plain, hover, pressed])
        expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
      for (const asphalt of ['#14171a', '#0b0d0f'])
        expect(contrastOf(onDark, asphalt)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
