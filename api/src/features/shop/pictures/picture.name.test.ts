import { PICTURE_VIEWS } from '@treadline/picture-tracer/portrait/tyre.portrait';
import { describe, expect, it } from 'vitest';
import { nameOf, pictureUrl, PICTURE_WIDTHS, readName, SERVED_FORMATS } from './picture.name.ts';

describe('picture names', () => {
  it('parse to the parts they were made of', () => {
    for (const view of PICTURE_VIEWS) {
      for (const width of PICTURE_WIDTHS) {
        for (const format of SERVED_FORMATS) {
          const name = { slug: 'primacy-4-plus', view, width, format };
          expect(readName(nameOf(name))).toEqual(name);
        }
      }
    }
  });

  it('carry a version, so they can be cached for ever', () => {
    expect(pictureUrl('road-6', 'side')).toMatch(/^\/uploads\/products\/road-6-side-v\d+-640\.webp$/);
  });

  it('are parsed in earlier versions too', () => {
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
