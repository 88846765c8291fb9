import { describe, expect, it } from 'vitest';
import { isSafeLink, isSafePicture } from './rich-text.ts';

describe('C-31 links in rich text', () => {
  it.each([
    '/returns',
    'returns#how',
    '#top',
    '?page=2',
    'https://www.gov.uk/tyres',
    'HTTP://example.org',
    'mailto:{{email}}?subject=My order',
    'tel:+441632960001',
    '{{phoneLink}}',
    '/shop?width={{width}}',
    ' /with-spaces-around ',
  ])('take %s', (address) => {
    expect(isSafeLink(address)).toBe(true);
  });

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java{{secondPhone}}script:alert(1)',
    '{{shopName}}',
    '{{phoneLink}}{{shopName}}',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'an unknown:scheme',
  ])('refuse %j', (address) => {
    expect(isSafeLink(address)).toBe(false);
  });
});

describe('C-31 pictures in rich text', () => {
  it('must come from the shop itself', () => {
    expect(isSafePicture('/uploads/products/upload-0123-640.webp')).toBe(true);
    for (const address of [
      '',
      '//evil.example/1.png',
      'https://evil.example/1.png',
      '/\\evil',
      'data:image/svg+xml,',
    ])
      expect(isSafePicture(address), address).toBe(false);
  });
});
