import { expect, it } from 'vitest';
import { readTyreLine } from './tyreLine.ts';

it.each([
  ['205/55 R16 91V', { size: '205/55 R16', loadIndex: 91, speedRating: 'V', extraLoad: false }],
  ['205/55r16 94w xl', { size: '205/55 R16', loadIndex: 94, speedRating: 'W', extraLoad: true }],
  ['215/65 R16C 109/107T', { size: '215/65 R16C', loadIndex: 109, loadIndexTwin: 107, speedRating: 'T' }],
] as const)('%s is parsed', (typed, line) => {
  expect(readTyreLine(typed)).toMatchObject(line);
});

it.each([
  ['205/55 R16', 'Add load and speed after the size, such as 205/55 R16 91V'],
  ['', 'Enter size, load and speed, such as 205/55 R16 91V'],
  ['<script>', 'Enter size, load and speed, such as 205/55 R16 91V'],
  ['205/55 R16 20V', '20 isn’t a load index: enter a number from 50 to 130'],
  ['205/55 R16 91X', 'X isn’t a speed rating: enter a letter such as V'],
])('“%s” is refused with an explanation', (typed, sentence) => {
  expect(readTyreLine(typed)).toBe(sentence);
});
