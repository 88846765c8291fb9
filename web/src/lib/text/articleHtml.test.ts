import { describe, expect, it } from 'vitest';
import { plainText, readArticle } from './articleHtml.ts';

describe('parsing an article', () => {
  it('headings get anchors and are listed', () => {
    const { html, headings } = readArticle('<h2>Who &amp; why</h2><p>Us.</p><h2>1. <em>Prices</em></h2>');
    expect(headings).toEqual([
      { id: 'who-why', text: 'Who & why' },
      { id: '1-prices', text: '1. Prices' },
    ]);
    expect(html).toBe(
      '<h2 id="who-why">Who &amp; why</h2><p>Us.</p><h2 id="1-prices">1. <em>Prices</em></h2>',
    );
  });

  it('equal headings get different anchors', () => {
    expect(readArticle('<h2>Costs</h2><h2>Costs</h2>').headings.map(({ id }) => id)).toEqual([
      'costs',
      'costs-2',
    ]);
  });

  it('each table gets a frame named after the heading above it', () => {
    const frames = readArticle(
      '<table></table><h2>Costs</h2><table><tr></tr></table><p></p><table></table>',
    ).html.match(/<div class="table-frame"[^>]*>/g);
    expect(frames).toEqual([
      '<div class="table-frame" role="group" aria-label="Table" tabindex="0">',
      '<div class="table-frame" role="group" aria-labelledby="costs" tabindex="0">',
      '<div class="table-frame" role="group" aria-labelledby="costs" tabindex="0">',
    ]);
  });
});

it('pictures load lazily', () => {
  expect(readArticle('<figure><img src="/a.svg" alt="A" /><figcaption>A</figcaption></figure>').html).toBe(
    '<figure><img loading="lazy" src="/a.svg" alt="A" /><figcaption>A</figcaption></figure>',
  );
});

it('the plain text of HTML has no tags', () => {
  expect(plainText('<p>Tyres <strong>&amp;</strong>\n wheels</p><p>&lt;2&gt;</p>')).toBe(
    'Tyres & wheels <2>',
  );
});
