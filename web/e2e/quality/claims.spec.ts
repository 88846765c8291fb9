import { findTyre } from '../support/catalogue.ts';
import { INFORMATION_PAGES, PAGES, pathOf } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** The words a visitor reads and a search engine is told. Styles, scripts that run and the cache's JSON are not among them. */
function wordsOf(html: string): string {
  return html
    .replace(/<script type="application\/json".*?<\/script>/gs, ' ')
    .replace(/<(?:style|svg)\b.*?<\/(?:style|svg)>/gs, ' ')
    .replace(/<\/(?:p|li|h\d|dd|dt|td|th|div|section|a)>/g, '. ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");
}

const FREE_DELIVERY = /[^.]*\bfree (?:standard |uk )?(?:delivery|shipping)\b[^.]*/gi;
/** What makes a promise of free delivery depend on the order. */
const CONDITION = /£200|for this order|\d+(?:\.\d\d)? more/;
/** Names of a rule, or questions about it; they promise nothing. */
const NO_PROMISE = /\?|^\s*free (?:standard )?delivery\s*$/i;

for (const page of PAGES)
  test(`GEN-16 C-01 ${page.name} promises free delivery only from £200 on, and never from £50`, async ({
    request,
  }) => {
    const html = await (await request.get(await pathOf(page, request))).text();
    const words = wordsOf(html);
    expect(words).not.toMatch(/£50(?![\d,]|\.\d)/);
    const promises = [...words.matchAll(FREE_DELIVERY)].map(([sentence]) => sentence.trim());
    expect(promises.filter((sentence) => !CONDITION.test(sentence) && !NO_PROMISE.test(sentence))).toEqual(
      [],
    );
  });

test('PRODB-02 MODEL-04 the fully fitted price is a guide everywhere, for fitting is not sold here', async ({
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['michelin'] });
  for (const path of [`/product/${tyre.slug}`, `/models/${tyre.model.slug}`]) {
    expect(wordsOf(await (await request.get(path)).text()), path).toMatch(
      /Fully Fitted: \. £[\d,]+\.\d\d\s+A guide price for tyre and fitting\./,
    );
  }
  for (const path of ['/', '/fitting-centers', '/faq', '/terms'])
    expect(wordsOf(await (await request.get(path)).text()), path).toMatch(
      /fully fitted[^.]* guide|guide[^.]* fully fitted/i,
    );
});

test('C-02 no page looks for a postcode in the cart, which asks for none', async ({ request }) => {
  for (const path of INFORMATION_PAGES)
    expect(wordsOf(await (await request.get(path)).text()), path).not.toMatch(
      /\bcart\b[^.]*\bpostcode|\bpostcode\b[^.]*\bcart\b/i,
    );
  for (const path of ['/shipping', '/faq'])
    expect(wordsOf(await (await request.get(path)).text()), path).toMatch(
      /postcode at the checkout|at the checkout you see [^.]* postcode/i,
    );
});

test('INFO-03 the time until which orders leave the same day is written alike on every page', async ({
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['michelin'] });
  for (const path of ['/', '/shipping', '/faq', `/product/${tyre.slug}`]) {
    const words = wordsOf(await (await request.get(path)).text());
    expect(words, path).toContain('2:00 PM');
    expect(words, path).not.toMatch(/\b14:00\b/);
  }
});

test('GEN-01 prices are in pounds with two decimals on the listing', async ({ request }) => {
  const html = await (await request.get('/shop')).text();
  const prices = [...html.matchAll(/>(£[^<]*)</g)].map(([, price]) => price);
  expect(prices.length).toBeGreaterThan(48);
  for (const price of prices) expect(price).toMatch(/^£[\d,]+\.\d\d$/);
});

test('C-49 no page of information is left with a placeholder', async ({ request }) => {
  for (const path of INFORMATION_PAGES)
    expect(wordsOf(await (await request.get(path)).text()), path).not.toMatch(
      /lorem ipsum|\{\{|\bundefined\b|\[object|\bNaN\b|\bTODO\b/,
    );
});
