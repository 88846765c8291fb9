import { expect, it } from 'vitest';
import { headTags } from './headTags.ts';

const site = { origin: 'https://shop.example', shopName: 'Treadline' };

it('the title ends with the shop’s name, unless it is complete without it', () => {
  expect(headTags({ title: 'Cart' }, site)[0]?.text).toBe('Cart | Treadline');
  expect(headTags({ title: 'Treadline: tyres', bareTitle: true }, site)[0]?.text).toBe('Treadline: tyres');
});

it('the canonical address and the picture are absolute', () => {
  const tags = headTags({ title: 'Shop', canonicalPath: '/shop?page=2', imageUrl: '/uploads/a.webp' }, site);
  expect(tags).toContainEqual({
    name: 'link',
    attributes: { rel: 'canonical', href: 'https://shop.example/shop?page=2' },
  });
  expect(tags).toContainEqual({
    name: 'meta',
    attributes: { property: 'og:image', content: 'https://shop.example/uploads/a.webp' },
  });
});

it('a page that belongs to a feed names its absolute address', () => {
  expect(headTags({ title: 'Blog', feedPath: '/blog/feed.xml' }, site)).toContainEqual({
    name: 'link',
    attributes: {
      rel: 'alternate',
      type: 'application/atom+xml',
      href: 'https://shop.example/blog/feed.xml',
    },
  });
  expect(
    headTags({ title: 'Cart' }, site).filter(({ attributes }) => attributes['rel'] === 'alternate'),
  ).toEqual([]);
});

it('a page without a picture is previewed by the shop’s mark', () => {
  expect(headTags({ title: 'About' }, site)).toContainEqual({
    name: 'meta',
    attributes: { property: 'og:image', content: 'https://shop.example/share.png' },
  });
});

it('structured data cannot close its script element', () => {
  const tags = headTags({ title: 'Review', jsonLd: [{ text: '</script><script>alert(1)</script>' }] }, site);
  const script = tags.find(({ name }) => name === 'script');
  expect(script?.text).not.toContain('<');
  expect(JSON.parse(script?.text ?? '')).toEqual({ text: '</script><script>alert(1)</script>' });
});
