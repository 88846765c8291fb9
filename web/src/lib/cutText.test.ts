import { expect, it } from 'vitest';
import { cutText } from './cutText.ts';

it('leaves a text that fits', () => {
  expect(cutText(' Winter tyres ', 12)).toBe('Winter tyres');
});

it('POST-04 POST-09 cuts between words, within the limit', () => {
  expect(cutText('Winter tyres grip in the cold', 20)).toBe('Winter tyres grip…');
  for (let limit = 1; limit < 60; limit += 1)
    expect(
      cutText('Tyres, wheels and – now and then – a puncture, all of it explained.', limit).length,
    ).toBeLessThanOrEqual(limit);
});

it('leaves no comma before the ellipsis', () => {
  expect(cutText('Size, load index, speed', 12)).toBe('Size, load…');
  expect(cutText('Size, load index, speed', 18)).toBe('Size, load index…');
});

it('cuts a word that is longer than the limit', () => {
  expect(cutText('Reifendruckkontrollsystem', 10)).toBe('Reifendru…');
});
