import type { APIRequestContext } from '@playwright/test';
import { wordsOf } from '../support/page/pageWords.ts';
import { expect, test } from '../support/test.ts';

const wordsAt = async (request: APIRequestContext, path: string): Promise<string> =>
  wordsOf(await (await request.get(path)).text()).replace(/\s+/g, ' ');

/** Expects a page to contain all of these, in this order. */
async function expectSaid(
  request: APIRequestContext,
  path: string,
  ...said: readonly RegExp[]
): Promise<void> {
  const words = await wordsAt(request, path);
  for (const one of said) expect.soft(words, path).toMatch(one);
}

test('INFO-01 INFO-02 INFO-18 the delivery page has a banner, options, times, coverage, services and contacts', async ({
  request,
}) => {
  await expectSaid(
    request,
    '/shipping',
    /Free delivery over £200/,
    /Delivery options/,
    /Standard[^£]*£15\.99[^£]*3-5 working days[^£]*UK mainland/,
    /Express[^£]*£24\.99[^£]*1-2 working days[^£]*major cities/i,
    /Emergency[^£]*£49\.99[^£]*same or next working day after dispatch[^£]*national/i,
    /Processing times.*Emergency orders[ .]+Processed within 2 hours on any day, and dispatched as above/,
    /Coverage/,
    /Special services/,
    /about 31 miles \(50 km\) of Bedford/,
    /free for 4 tyres or more/,
    /Questions about a delivery[^£]*01632 960 100/,
  );
});

test('INFO-04 INFO-05 INFO-06 the pages about the shop say who runs it, and how and when to reach it', async ({
  request,
}) => {
  await expectSaid(
    request,
    '/about',
    /Our story/,
    /In figures/,
    /What we do differently/,
    /Our values/,
    /Company information/,
  );
  await expectSaid(
    request,
    '/contact',
    /Contact information/,
    /Send us a message/,
    /Shop opening hours/,
    /Support hours.*Phone[ .]+9am to 7pm.*Email[ .]+24\/7[^.]*2 hours/,
    /Address/,
    /Coverage/,
  );
});

test('INFO-07 INFO-08 INFO-09 INFO-10 INFO-11 the warranty page states every term', async ({ request }) => {
  const html = await (await request.get('/warranty')).text();
  expect(html).toMatch(/<main.*href="\/contact".*<\/main>/s);
  await expectSaid(
    request,
    '/warranty',
    /Premium brands[ .]+Up to 6 years[ .]+80,000 miles/,
    /Mid-range brands[ .]+5 years[ .]+60,000 miles/,
    /Budget brands[ .]+4 years/,
    /Mobile fitting[ .]+12 months/,
    /Puncture repair[ .]+12 months/,
    /Emergency response[ .]+90 minutes/,
    /Quality promise[ .]+30 days/,
    /Satisfaction return[ .]+14 days/,
    /Price match[ .]+7 days/,
    /Tyre age limit: 10 years/,
    /Minimum tread for a warranty claim: 2mm/,
    /at most 18 months from manufacture/,
    /£25\.00 per tyre/,
    /£85\.00 for 4/,
    /£35\.00 per tyre/,
  );
});

test('INFO-19 no page shows the specification’s fallback price', async ({ request }) => {
  for (const path of ['/', '/shop', '/cart', '/shipping', '/faq'])
    expect(await (await request.get(path)).text(), path).not.toContain('93.39');
});

test('LOCAL-01 ROUTE-05 C-60 both addresses show the local landing page, with one canonical address', async ({
  request,
}) => {
  for (const path of ['/bedford-tyres', '/mobile-tyre-fitting-bedford']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]*\/bedford-tyres"/);
    expect(html, path).toContain('"@type":"TireShop"');
    expect(html, path).toContain('"geoRadius":50000');
    for (const number of ['tel:+441632960100', 'tel:+441632960117'])
      expect(html, path).toMatch(new RegExp(`<main.*href="${number.replace('+', '\\+')}".*</main>`, 's'));
  }
  await expectSaid(
    request,
    '/bedford-tyres',
    /about 31 miles \(50 km\) of Bedford/,
    /the same day .* We aim to be with you within 90 minutes of your call/,
    /Free delivery over £200/,
    /Mobile fitting[ .]+New tyres.*Emergency call-out[ .]+A puncture.*Delivery[ .]+Free delivery/,
    /Why drivers around Bedford choose us/,
    /Bedford itself, these 12 towns/,
    /Kempston ?Bedfordshire[ .]+3 km ?2 miles[ .]+Next door/,
    /Aylesbury ?Buckinghamshire[ .]+43 km ?27 miles[ .]+A421, A4146 and A418/,
    /processed within 2 hours/,
    /level/,
    /Your cart shows the whole price before you pay/,
  );
});
