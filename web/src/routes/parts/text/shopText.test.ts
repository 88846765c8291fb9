import { describe, expect, it } from 'vitest';
import { readShopText } from './shopText.ts';

describe('reading a text of the shop', () => {
  it('headings begin sections, smaller headings are cards, and names are parts', () => {
    const html =
      '<p>We sell <strong>tyres</strong>.</p>\n<blockquote><h2>Quoted</h2><p>x</p></blockquote>' +
      '<h2>Our &amp; guarantees</h2><p>Intro</p><h3>Fitting</h3><p><strong>12 months</strong></p><p>The work.</p>' +
      '<h3>Returns</h3><p>Send them back.</p><p><a href="/returns" rel="noopener">How</a></p>' +
      '<p>{{planConditions}}</p><p><a href="/shop">Shop</a> <a href="/cart">Cart</a></p>' +
      '<h2>Our guarantees</h2><ul><li>One</li></ul><p>Two<br>lines</p>';
    expect(readShopText(html)).toEqual({
      lead: 'We sell <strong>tyres</strong>.',
      blocks: [{ kind: 'html', html: '<blockquote><h2>Quoted</h2><p>x</p></blockquote>' }],
      sections: [
        {
          id: 'our-guarantees',
          title: 'Our & guarantees',
          blocks: [
            { kind: 'html', html: '<p>Intro</p>' },
            {
              kind: 'cards',
              cards: [
                { title: 'Fitting', fact: '12 months', html: '<p>The work.</p>', link: null },
                {
                  title: 'Returns',
                  fact: null,
                  html: '<p>Send them back.</p>',
                  link: { to: '/returns', label: 'How' },
                },
              ],
            },
            { kind: 'part', name: 'planConditions' },
            {
              kind: 'links',
              links: [
                { to: '/shop', label: 'Shop' },
                { to: '/cart', label: 'Cart' },
              ],
            },
          ],
        },
        {
          id: 'our-guarantees-2',
          title: 'Our guarantees',
          blocks: [{ kind: 'html', html: '<ul><li>One</li></ul><p>Two<br>lines</p>' }],
        },
      ],
    });
  });

  it.each(['', 'no elements', '<p></p>', '<h2></h2>'])('the text “%s” has no part to draw', (html) => {
    expect(readShopText(html).blocks).toEqual([]);
  });

  it('a text that starts with a part has no lead', () => {
    expect(readShopText('<p>{{hours}}</p><p>Later</p>')).toMatchObject({
      lead: '',
      blocks: [
        { kind: 'part', name: 'hours' },
        { kind: 'html', html: '<p>Later</p>' },
      ],
    });
  });
});
