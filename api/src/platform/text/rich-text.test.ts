import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ATTACKS, liveParts } from '../../../test/fixtures/content/rich-text.ts';
import { cleanRichText, isBlankRichText } from './rich-text.ts';

const TEXTS = new URL('../../../../tools/seed/data/', import.meta.url);
const seeded = ['pages', 'blog'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, TEXTS)).map((file) =>
    readFileSync(new URL(`${folder}/${file}`, TEXTS), 'utf8'),
  ),
);

describe('C-31 cleaning HTML', () => {
  it.each(ATTACKS)('makes %s harmless', (attack) => {
    for (const html of [
      attack,
      `<p>before ${attack} after</p>`,
      `<table><tr><td>${attack}</td></tr></table>`,
    ]) {
      const cleaned = cleanRichText(html);
      expect(liveParts(cleaned), cleaned).toEqual([]);
      expect(cleanRichText(cleaned)).toBe(cleaned);
    }
  });

  it('would find each attack in uncleaned text', () => {
    expect(ATTACKS.filter((attack) => liveParts(attack).length === 0)).toEqual([]);
  });

  it('keeps every allowed element and its text', () => {
    const html = [
      '<h2>Heading</h2><h3>Smaller</h3><h4>Least</h4>',
      '<p><strong>bold</strong> <em>italic</em> <code>code</code><br />',
      '<a href="/returns" rel="noopener">link</a> {{returnDays}} &amp; more</p>',
      '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote><p>said</p></blockquote>',
      '<figure><img src="/uploads/products/upload-1-640.webp" alt="A tyre" />',
      '<figcaption>A new tyre</figcaption></figure>',
      '<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td colspan="2">205/55 R16</td></tr></tbody></table>',
    ].join('');
    expect(cleanRichText(html)).toBe(html);
  });

  it('turns other programs’ markup into the shop’s', () => {
    expect(
      cleanRichText(
        '<h1 class="MsoTitle">Title</h1><p style="margin:0"><b>bold</b> <i>italic</i> ' +
          '<o:p></o:p><font>plain</font></p>',
      ),
    ).toBe('<h2>Title</h2><p><strong>bold</strong> <em>italic</em> plain</p>');
  });

  it('marks every link, and keeps the text of an unsafe one', () => {
    expect(cleanRichText('<a href="https://example.org" target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://example.org" rel="noopener">a</a>',
    );
    expect(cleanRichText('<a href="javascript:alert(1)">words</a>')).toBe('words');
  });

  it('leaves the shop’s own texts unchanged', () => {
    expect(seeded.length).toBeGreaterThan(10);
    for (const html of seeded)
      expect(cleanRichText(html).replaceAll(' rel="noopener"', '')).toBe(html.trim());
  });

  it('recognises a text that shows nothing', () => {
    for (const html of ['', '<p></p>', '<p> &nbsp;\n<br /></p>', cleanRichText('<script>alert(1)</script>')])
      expect(isBlankRichText(html), html).toBe(true);
    for (const html of ['<p>a</p>', '<figure><img src="/a.webp" alt="" /></figure>', '&lt;'])
      expect(isBlankRichText(html), html).toBe(false);
  });
});
