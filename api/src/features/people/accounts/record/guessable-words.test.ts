import { expect, it } from 'vitest';
import { isGuessableFrom } from './guessable-words.ts';

const WORDS = ['Treadline Tyres', 'robin.wright', 'example.co.uk', 'tyres'];

it.each([
  'treadline1!',
  'tyres2026',
  'TYRES!',
  '2026 Tyres',
  'treadline-tyres',
  'Tread_line1',
  'ｔｙｒｅｓ99',
  'Robin.Wright1985',
  'wright01.01.1985',
  'example!!!',
])('an attacker who knows the words guesses %s', (password) => {
  expect(isGuessableFrom(password, WORDS)).toBe(true);
});

it.each(['tyres and toast', 'retread line 7', '      7', '123456', 'tyres20260101-7781-4', 'co7-wolf-21'])(
  'the words alone don’t give away %s',
  (password) => {
    expect(isGuessableFrom(password, WORDS)).toBe(false);
  },
);

it('a word without letters is never guessed from', () => {
  expect(isGuessableFrom('1234567', ['1@2.example', ''])).toBe(false);
});
