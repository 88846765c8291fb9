import { expect, it } from 'vitest';
import { cutText } from './cutText.ts';

it('text that fits stays whole', () => {
  expect(cutText(' Winter tyres ', 12)).toBe('Winter tyres');
});

it('POST-04 POST-09 long text is cut between words, within the limit', () => {
  expect(cutText('Winter tyres grip in the cold', 20)).toBe('Winter tyres grip…');
  for (let limit = 1; limit < 60; limit += 1)
    expect(
      cutText('Tyres, wheels and – now and then – a puncture, all of it explained.', limit).length,
    ).toBeLessThanOrEqual(limit);
});

it('no comma precedes the ellipsis', () => {
  expect(cutText('Size, load index, speed', 12)).toBe('Size, load…');
  expect(cutText('Size, load index, speed', 18)).toBe('Size, load index…');
});

it('a word longer than the limit is cut', () => {
  expect(cutText('Reifendruckkontrollsystem', 10)).toBe('Reifendru…');
});
