import { expect, it } from 'vitest';
import { html } from './html.ts';

it('the html tag escapes only values', () => {
  expect(html`<a href="tel:${'"><b>'}">${'Smith & Son’s'} ${4}</a>`).toBe(
    '<a href="tel:&quot;&gt;&lt;b&gt;">Smith &amp; Son’s 4</a>',
  );
});
