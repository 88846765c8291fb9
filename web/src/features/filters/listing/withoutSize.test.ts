import { expect, it } from 'vitest';
import { withoutSize } from './withoutSize.ts';

const SIZE = { width: 205, profile: 55, diameter: 16, construction: null };

it.each([
  ['michelin 205/55 R16 91V', 'michelin 91V'],
  ['205 55 16 quiet', 'quiet'],
  ['winter 2055516', 'winter'],
  ['225/45 R17 or 205/55zr16', '225/45 R17 or'],
])('205/55 R16 is removed from "%s"', (text, rest) => {
  expect(withoutSize(text, SIZE)).toBe(rest);
});

it.each(['michelin', '225/45 R17', '12055516', '205/55 VR16'])('finds no 205/55 R16 in "%s"', (text) => {
  expect(withoutSize(text, SIZE)).toBeUndefined();
});
