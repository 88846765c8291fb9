import { expect, it } from 'vitest';
import { eanOf, isEan, isGtin } from './ean.ts';

it.each(['4006381333931', '5901234123457', '2000000000015'])('accepts %s as an EAN', (ean) => {
  expect(isEan(ean)).toBe(true);
  expect(eanOf(ean.slice(0, 12))).toBe(ean);
});

it.each(['4006381333932', '400638133393', '40063813339310', '400638133393X', ''])(
  'refuses %j as an EAN',
  (text) => {
    expect(isEan(text)).toBe(false);
  },
);

it('needs exactly twelve digits to make an EAN', () => {
  expect(() => eanOf('123')).toThrow('An EAN is made of twelve digits; got "123".');
});

it('tells EANs for use within one company from worldwide ones', () => {
  const eans = ['4006381333931', '0012345678905', '2000000000015', '0200000000004', '0400000000008'];
  expect(eans.filter(isEan)).toEqual(eans);
  expect(eans.filter(isGtin)).toEqual(['4006381333931', '0012345678905']);
  expect(isGtin('4006381333932')).toBe(false);
});
