import { PICTURE_VIEWS } from '@treadline/picture-tracer/portrait/tyre.portrait';
import { describe, expect, it } from 'vitest';
import { nameOf, pictureUrl, PICTURE_WIDTHS, readName, SERVED_FORMATS } from './picture.name.ts';

describe('picture names', () => {
  it('are read back as they were written', () => {
    for (const view of PICTURE_VIEWS) {
      for (const width of PICTURE_WIDTHS) {
        for (const format of SERVED_FORMATS) {
          const name = { slug: 'primacy-4-plus', view, width, format };
          expect(readName(nameOf(name))).toEqual(name);
        }
      }
    }
  });

  it('carry a version, so that they may be cached for ever', () => {
    expect(pictureUrl('road-6', 'side')).toMatch(/^\/uploads\/products\/road-6-side-v\d+-640\.webp$/);
  });

  it('are read in the look that they once had', () => {
    expect(readName('road-6-side-v1-640.webp')).toMatchObject({ slug: 'road-6', view: 'side' });
  });

  it.each([
    '../../../etc/passwd',
    '..%2f..%2fsecret',
    'road-6-side-v1-640.webp/../../x',
    '/road-6-side-v1-640.webp',
    'road-6-side-v1-640.png',
    'road-6-side-v1-641.webp',
    'road-6-roof-v1-640.webp',
    'road-6-side-v0-640.webp',
    'road-6-side-v99-640.webp',
    'Road 6-side-v1-640.webp',
    '',
  ])('refuse %j', (name) => {
    expect(readName(name)).toBeNull();
  });
});
