import { describe, expect, it } from 'vitest';
import { PICTURE_PLACEHOLDER, pictureSources, pictureUrl } from './pictureUrl.ts';

describe('pictureUrl', () => {
  it.each([
    ['https://old-host.example/uploads/products/a.jpg', '/uploads/products/a.jpg'],
    ['http://localhost:5000/uploads/products/a.jpg', '/uploads/products/a.jpg'],
    ['//cdn.example/uploads/a.png', '/uploads/a.png'],
    ['uploads/products/a.jpg', '/uploads/products/a.jpg'],
    ['./uploads/a.jpg', '/uploads/a.jpg'],
    ['/uploads/products/a.jpg', '/uploads/products/a.jpg'],
    ['https://elsewhere.example/a.jpg', 'https://elsewhere.example/a.jpg'],
  ])('CARD-09 turns %s into %s', (stored, shown) => {
    expect(pictureUrl(stored)).toBe(shown);
  });

  it.each([null, undefined, '', '  '])('CARD-08 shows the placeholder for %s', (stored) => {
    expect(pictureUrl(stored)).toBe(PICTURE_PLACEHOLDER);
  });
});

const inEachWidth = (format: string) =>
  [320, 480, 640, 960, 1280].map((width) => `/uploads/products/x-${width}.${format} ${width}w`).join(', ');

describe('pictureSources', () => {
  it('our own pictures come in five widths and two formats', () => {
    expect(pictureSources('/uploads/products/x-640.webp')).toEqual({
      webp: inEachWidth('webp'),
      avif: inEachWidth('avif'),
    });
  });

  it('other pictures come in one width', () => {
    expect(pictureSources('/uploads/products/x.jpg')).toBeNull();
  });
});
