import { expect, it } from 'vitest';
import { code39 } from './code39.ts';

it('each character has five bars, two of them wide, and the code starts and ends with an asterisk', () => {
  const { bars, width } = code39('TFL2611034578');
  expect(bars).toHaveLength(15 * 5);
  const patterns = Array.from({ length: 15 }, (_, index) =>
    bars
      .slice(index * 5, index * 5 + 5)
      .map((bar) => (bar.width > 1 ? 'w' : 'n'))
      .join(''),
  );
  expect(patterns.filter((pattern) => pattern.replaceAll('n', '') !== 'ww')).toEqual([]);
  // An asterisk is nWnnWnWnn: bars and gaps alternate.
  expect([patterns.at(0), patterns.at(-1)]).toEqual(['nnwwn', 'nnwwn']);
  expect(width).toBe(15 * (6 + 3 * 2.5) + 14);
  expect(() => code39('TFL2611ABCDEFGHJKMNPQRSTVWXYZ0123456789')).not.toThrow();
  expect(() => code39('Ä')).toThrow('Code 39 has no Ä');
});
