import { expect, it, vi } from 'vitest';

// In development React complains about the names of HTML's attributes, which are the quickest to render.
vi.stubEnv('NODE_ENV', 'production');
const { parsePage, renderPage } = await import('./react-page.ts');

it('a page that React rendered is rendered again as it was', async () => {
  const html =
    '<!DOCTYPE html><html lang="en-GB"><head><title>Tyres &amp; more</title></head>' +
    '<body><p class="a" style="color:red">4<!-- --> <!-- -->tyres</p><label for="b">Size</label>' +
    '<input id="b" value="205"/><svg viewBox="0 0 9 9"><use href="#cart"></use></svg>' +
    '<script type="application/json">{"a":"<b>&"}</script></body></html>';
  expect(String(await renderPage(parsePage(html)))).toBe(html);
});
