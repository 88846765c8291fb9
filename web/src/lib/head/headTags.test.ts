import { expect, it } from 'vitest';
import { headTags, mainPictureTags } from './headTags.ts';

const site = { origin: 'https://shop.example', shopName: 'Treadline' };

it('the title ends with the shop’s name, unless it is complete without it', () => {
  expect(headTags({ title: 'Cart' }, site)[0]?.text).toBe('Cart | Treadline');
  expect(headTags({ title: 'Treadline: tyres', bareTitle: true }, site)[0]?.text).toBe('Treadline: tyres');
});

it('the canonical URL and the picture’s URL are absolute', () => {
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

it('the main picture is preloaded if it is one of ours', () => {
  const tagsFor = (url: string) => mainPictureTags({ title: 'Tyre', mainPicture: { url, sizes: '50vw' } });
  expect(tagsFor('/uploads/a-640.webp')).toEqual([
    {
      name: 'link',
      attributes: expect.objectContaining({
        rel: 'preload',
        imagesizes: '50vw',
        imagesrcset: expect.stringMatching(/^\/uploads\/a-320\.avif 320w, .+-1280\.avif 1280w$/),
      }),
    },
  ]);
  expect(tagsFor('https://elsewhere.example/a.jpg')).toEqual([]);
  expect(mainPictureTags({ title: 'Cart' })).toEqual([]);
});

it('a page that failed before the site was known still has tags', () => {
  expect(headTags({ title: 'Something went wrong' }, { origin: '', shopName: '' })[0]?.text).toBe(
    'Something went wrong',
  );
});

it('a page with a feed links to its absolute URL', () => {
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

it('a page without a picture is previewed with the shop’s logo', () => {
  expect(headTags({ title: 'About' }, site)).toContainEqual({
    name: 'meta',
    attributes: { property: 'og:image', content: 'https://shop.example/share.png' },
  });
});

it('structured data cannot close its script element', () => {
  const text = '</script><script>alert(1)</script>';
  const tags = headTags({ title: 'Review', jsonLd: [{ '@type': 'Answer', text }] }, site);
  const script = tags.find(({ name }) => name === 'script');
  expect(script?.text).not.toContain('<');
  expect(JSON.parse(script?.text ?? '')).toEqual({ '@type': 'Answer', text });
});

it('link previews include the picture’s size and description', () => {
  const tags = headTags(
    {
      title: 'Primacy',
      imageUrl: '/a.webp',
      sharePicture: { url: '/share/products/7-0.jpg', alt: 'A tyre' },
    },
    site,
  );
  const properties = Object.fromEntries(
    tags.flatMap(({ attributes: { property, name, content } }) =>
      content === undefined ? [] : [[property ?? name, content]],
    ),
  );
  expect(properties).toMatchObject({
    'og:image': 'https://shop.example/share/products/7-0.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A tyre',
    'twitter:card': 'summary_large_image',
  });
});
