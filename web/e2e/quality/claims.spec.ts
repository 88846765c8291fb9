import { wordsOf } from '../support/page/pageWords.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { INFORMATION_PAGES, PAGES, pathOf } from '../support/shop/routes.ts';
import { expect, test } from '../support/test.ts';

const FREE_DELIVERY = /[^.]*\bfree (?:standard |uk )?(?:delivery|shipping)\b[^.]*/gi;
/** "£279.40 for 4 (free delivery)" */
const FREE_SET = /£([\d,.]+) for \d+ \(free\sdelivery\)/g;
const inPounds = (sum: string): number => Number(sum.replaceAll(',', ''));
/** Words that make a promise of free delivery depend on the order. */
const CONDITION = /£200|for this order|\d+(?:\.\d\d)? more/;
/** Names of the rule or questions about it, which promise nothing. */
const NO_PROMISE = /\?|^\s*free (?:standard )?delivery\s*$/i;

test('GEN-16 C-01 every page promises free delivery only from £200, never from £50', async ({ request }) => {
  for (const page of PAGES) {
    const words = wordsOf(await (await request.get(await pathOf(page, request))).text());
    expect.soft(words, page.name).not.toMatch(/£50(?![\d,]|\.\d)/);
    const others = words.replaceAll(FREE_SET, (promise, sum: string) => (inPounds(sum) < 200 ? promise : ''));
    const promises = [...others.matchAll(FREE_DELIVERY)].map(([sentence]) => sentence.trim());
    const empty = promises.filter((sentence) => !CONDITION.test(sentence) && !NO_PROMISE.test(sentence));
    expect.soft(empty, page.name).toEqual([]);
  }
});

test('PRODB-02 MODEL-04 the fully fitted price is what fitting costs, and no page calls it a guide', async ({
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['michelin'] });
  for (const path of [`/product/${tyre.slug}`, `/models/${tyre.model.slug}`]) {
    expect(wordsOf(await (await request.get(path)).text()), path).toMatch(
      /Fully Fitted: \. £[\d,]+\.\d\d.*Fully fitted: with a new valve, balancing and disposal of the old tyre/s,
    );
  }
  for (const page of PAGES)
    expect
      .soft(wordsOf(await (await request.get(await pathOf(page, request))).text()), page.name)
      .not.toMatch(/guide price|fitted[^.]* guide\b/i);
});

test('GEN-14 every page calls the catalogue’s total tyres to choose from, never tyres in stock', async ({
  request,
}) => {
  for (const page of PAGES)
    expect(wordsOf(await (await request.get(await pathOf(page, request))).text()), page.name).not.toMatch(
      /\d{2},\d{3}\+? (?:\w+ ){0,3}tyres in stock/,
    );
});

test('GEN-13 C-36 only the home page counts fitting centres across the UK', async ({ request }) => {
  for (const path of ['/about', '/contact', '/faq', '/fitting-centers', '/shipping', '/terms'])
    expect(wordsOf(await (await request.get(path)).text()), path).not.toMatch(
      /[\d,]{4,}\+? (?:fitting )?centres/,
    );
});

test('C-36 pages about fitting say that it is booked and paid here', async ({ request }) => {
  for (const path of ['/', '/about', '/fitting-centers', '/faq', '/shipping', '/terms']) {
    const words = wordsOf(await (await request.get(path)).text());
    expect(words, path).not.toMatch(
      /book(?:ing)? (?:the )?fitting with(?! your order)|book them by phone|set their own prices/i,
    );
    expect(words, path).toMatch(/in your cart|in the cart|book fitting with your order/i);
  }
});

test('C-06 the header distinguishes shop hours from phone hours', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  const banner = wordsOf(html.slice(html.indexOf('<header'), html.indexOf('</header>')));
  expect(banner).toMatch(/Shop (?:open today \d\d:\d\d–\d\d:\d\d|closed today)/);
  expect(banner).toMatch(/Phone lines:? 9am to 7pm/);
});

test('GEN-12 C-37 delivery is called nationwide only beside the days to the UK mainland', async ({
  request,
}) => {
  for (const page of PAGES) {
    const words = wordsOf(await (await request.get(await pathOf(page, request))).text());
    for (const [sentence] of words.matchAll(/[^.]*\bnationwide\b[^.]*/gi))
      expect(sentence, page.name).toMatch(/working days to the UK mainland/);
  }
});

test('C-02 C-37 the delivery pages say where prices and times apply, and where to find others', async ({
  request,
}) => {
  for (const path of ['/shipping', '/faq', '/terms'])
    expect(wordsOf(await (await request.get(path)).text()), path).toMatch(
      /for the UK mainland, the only place .*t deliver to Ireland, the Channel Islands, BFPO addresses or Gibraltar/s,
    );
  for (const path of ['/shipping', '/faq'])
    expect(wordsOf(await (await request.get(path)).text()), path).toMatch(
      /postcode at the checkout|at the checkout you see [^.]* postcode/i,
    );
});

test('INFO-03 every page states the same-day dispatch cut-off the same way', async ({ request }) => {
  const tyre = await findTyre(request, { brands: ['michelin'] });
  for (const path of ['/', '/shipping', '/faq', `/product/${tyre.slug}`]) {
    const words = wordsOf(await (await request.get(path)).text());
    expect(words, path).toContain('2:00 PM');
    expect(words, path).not.toMatch(/\b14:00\b/);
  }
});

test('GEN-01 prices are in pounds with two decimals on the listing', async ({ request }) => {
  const words = wordsOf(await (await request.get('/shop')).text());
  const prices = [...words.matchAll(/£[\d,.]*\d/g)].map(([price]) => price);
  expect(prices.length).toBeGreaterThan(48);
  // The free delivery threshold isn't a price.
  for (const price of prices.filter((amount) => amount !== '£200')) expect(price).toMatch(/^£[\d,]+\.\d\d$/);
});

test('C-49 no information page contains a placeholder', async ({ request }) => {
  for (const path of INFORMATION_PAGES)
    expect(wordsOf(await (await request.get(path)).text()), path).not.toMatch(
      /lorem ipsum|\{\{|\bundefined\b|\[object|\bNaN\b|\bTODO\b/,
    );
});

/** Sentences about facts that pages could contradict each other on, with the wording that every page must use. */
const ONE_FACT: readonly (readonly [sentence: RegExp, said: RegExp])[] = [
  [/[^.?]*\b90 minutes\b[^.]*/g, /We aim to be with you within 90 minutes of your call|^\s*90 minutes$/],
  [/[^.]*\bsame or next\b[^.]*/gi, /same or next working day after dispatch/i],
  [/[^.]*\bfree for \d+ tyres\b[^.]*/gi, /Mobile fitting is free for 4 tyres or more/],
  [/[^.]*\bchat\b[^.]*/gi, /^(?!.*chat)/],
];

test('C-60 C-36 INFO-06 no page contradicts another about call-outs, emergency orders, fitting or support', async ({
  request,
}) => {
  for (const page of PAGES) {
    const words = wordsOf(await (await request.get(await pathOf(page, request))).text());
    for (const [sentence, said] of ONE_FACT)
      for (const [found] of words.matchAll(sentence)) expect.soft(found, page.name).toMatch(said);
  }
});
