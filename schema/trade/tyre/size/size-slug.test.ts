import { describe, expect, it } from 'vitest';
import { readSizeSlug, sizeSlug } from './size-slug.ts';
import { formatTyreSize } from './tyre-size.ts';

const GOLF = { width: 205, profile: 55, diameter: 16 };

describe('the slug of a size', () => {
  it.each([
    ['205/55 R16', '205-55-r16'],
    ['215/65 R16C', '215-65-r16c'],
    ['120/70 ZR17', '120-70-zr17'],
    ['100/90-18', '100-90-18'],
  ])('%s is /tyres/%s, and parses to itself', (size, slug) => {
    expect(sizeSlug(size)).toBe(slug);
    const read = readSizeSlug(slug);
    expect(read).toMatchObject(size.endsWith('-18') ? { width: 100, profile: 90 } : {});
    if (!size.endsWith('-18')) expect(formatTyreSize(read ?? {})).toBe(size);
  });

  it.each(['205-55-r16', '205-55-R16', '205-55r16', '205/55 R16', '20555r16', ' 205--55-r16 ', '205+55+R16'])(
    'parses “%s” as 205/55 R16',
    (text) => {
      expect(readSizeSlug(text)).toEqual({ ...GOLF, construction: 'R' });
    },
  );

  it.each(['205-55-16', '2055516', '205_55_16'])('parses the measures in “%s”', (text) => {
    expect(readSizeSlug(text)).toEqual({ ...GOLF, construction: null });
  });

  it.each(['', 'michelin', '205', '205-55', '206-55-r16', '205-55-r99', '205-55-r16-winter', '<script>'])(
    'can’t be “%s”',
    (text) => {
      expect(readSizeSlug(text)).toBeNull();
    },
  );
});
