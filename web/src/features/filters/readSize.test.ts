import { expect, it } from 'vitest';
import { withoutSize } from './readSize.ts';

it.each([
  ['michelin 205/55 R16 91V', 'michelin 91V'],
  ['205 55 16 quiet', 'quiet'],
  ['winter 2055516', 'winter'],
  ['225/45 R17 or 205/55zr16', '225/45 R17 or'],
])('takes 205/55 R16 out of "%s"', (text, rest) => {
  expect(withoutSize(text, '205/55 R16')).toBe(rest);
});

it.each(['michelin', '225/45 R17', '12055516'])('finds no 205/55 R16 in "%s"', (text) => {
  expect(withoutSize(text, '205/55 R16')).toBeUndefined();
});
