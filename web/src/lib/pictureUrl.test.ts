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
  ])('CARD-09 makes of %s %s', (stored, shown) => {
    expect(pictureUrl(stored)).toBe(shown);
  });

  it.each([null, undefined, '', '  '])('CARD-08 shows the placeholder for %s', (stored) => {
    expect(pictureUrl(stored)).toBe(PICTURE_PLACEHOLDER);
  });
});

describe('pictureSources', () => {
  it('our own pictures come in three widths and two formats', () => {
    expect(pictureSources('/uploads/products/x-640.webp')).toEqual({
      webp: '/uploads/products/x-320.webp 320w, /uploads/products/x-640.webp 640w, /uploads/products/x-1280.webp 1280w',
      avif: '/uploads/products/x-320.avif 320w, /uploads/products/x-640.avif 640w, /uploads/products/x-1280.avif 1280w',
    });
  });

  it('other pictures come in one width', () => {
    expect(pictureSources('/uploads/products/x.jpg')).toBeNull();
  });
});
