import { expect, it } from 'vitest';
import { eanOf, isEan } from './ean.ts';

it.each(['4006381333931', '5901234123457', '2000000000015'])('knows %s for an EAN', (ean) => {
  expect(isEan(ean)).toBe(true);
  expect(eanOf(ean.slice(0, 12))).toBe(ean);
});

it.each(['4006381333932', '400638133393', '40063813339310', '400638133393X', ''])(
  'knows %j for none',
  (text) => {
    expect(isEan(text)).toBe(false);
  },
);

it('makes none of anything but twelve digits', () => {
  expect(() => eanOf('123')).toThrow('An EAN is made of twelve digits; got "123".');
});
