import { describe, expect } from 'vitest';
import { aBuyableProduct } from '../../../../test/fixtures/buying.ts';
import { nextAddress } from '../../../../test/next-address.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { VisitorEventService } from './visitor-event.service.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const RECORD = /* GraphQL */ `
  mutation Record($input: RecordVisitorEventsInput!) {
    recordVisitorEvents(input: $input) {
      kind: __typename
      ... on VisitorEventsRecorded {
        count
      }
      ${REFUSAL}
    }
  }
`;
const FIGURES = '{ visitorFigures { since counts { name count } waiting failed } }';
const COUNTING = '{ visitorCounting { isAsked question provider } }';

const ITEM = { productId: 1, quantity: 1 };

const it = shopTest({ now: NOW, env: { TRUSTED_PROXIES: '1' } });

it.beforeEach(async ({ shop }) => {
  await shop.rows('delete from visitor_events');
});

interface Stored {
  readonly name: string;
  readonly client_id: string | null;
  readonly state: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const stored = (shop: TestShop): Promise<Stored[]> =>
  shop.rows<Stored>('select name, client_id, state, parameters from visitor_events order by id');

async function record(shop: TestShop, consent: string, events: readonly object[]): Promise<object> {
  const { data, errors } = await shop.graphql<{ recordVisitorEvents: object }>(RECORD, {
    input: { consent, events },
  });
  expect(errors).toBeUndefined();
  return data.recordVisitorEvents;
}

it('C-40 stores a visitor’s events with the shop’s own prices and nothing that identifies the visitor', async ({
  shop,
}) => {
  const tyre = await aBuyableProduct(shop, { price: 12_050 });
  expect(
    await record(shop, 'counted', [
      { name: 'PAGE_VIEW', page: '/shop' },
      { name: 'ADD_TO_CART', page: '/shop', items: [{ productId: tyre.id, quantity: 2 }] },
      { name: 'SCROLL', page: '/shop', percent: 75 },
      { name: 'PHONE_CLICK', page: '/orders/0b4c7c1e-7a7f-4d58-9a0a-1d2f3a4b5c6d' },
      { name: 'PAGE_VIEW', page: '/Orders/TFL2611123456' },
    ]),
  ).toEqual({ kind: 'VisitorEventsRecorded', count: 5 });
  expect(await stored(shop)).toEqual([
    {
      name: 'page_view',
      client_id: null,
      state: 'COUNTED',
      parameters: { page_location: 'http://shop.test/shop' },
    },
    expect.objectContaining({
      name: 'add_to_cart',
      parameters: expect.objectContaining({
        value: 241,
        currency: 'GBP',
        price_band: 'premium',
        items: [
          expect.objectContaining({
            item_name: tyre.name,
            price: 120.5,
            quantity: 2,
            item_category: 'premium',
          }),
        ],
      }),
    }),
    expect.objectContaining({
      name: 'scroll',
      parameters: expect.objectContaining({ percent_scrolled: 75 }),
    }),
    expect.objectContaining({
      name: 'phone_click',
      parameters: { page_location: 'http://shop.test/orders', value: 50, currency: 'GBP' },
    }),
    expect.objectContaining({
      name: 'page_view',
      parameters: { page_location: 'http://shop.test/orders' },
    }),
  ]);
});

it('C-40 queued events carry the consent’s number, and withdrawing the consent deletes them', async ({
  shop,
}) => {
  await record(shop, '123.456', [{ name: 'PAGE_VIEW', page: '/' }]);
  await record(shop, '99.1', [{ name: 'PAGE_VIEW', page: '/' }]);
  expect(await stored(shop)).toMatchObject([
    { client_id: '123.456', state: 'QUEUED' },
    { client_id: '99.1', state: 'QUEUED' },
  ]);
  const forget = () =>
    shop.graphql('mutation Forget($consent: String!) { deleteVisitorData(consent: $consent) }', {
      consent: '123.456',
    });
  expect((await forget()).data).toEqual({ deleteVisitorData: true });
  expect((await forget()).data).toEqual({ deleteVisitorData: false });
  expect(await stored(shop)).toMatchObject([{ client_id: '99.1' }]);
});

describe('refused', () => {
  it.for([
    ['no consent', '', [{ name: 'PAGE_VIEW', page: '/' }]],
    ['a consent that is a name', 'sam@example.com', [{ name: 'PAGE_VIEW', page: '/' }]],
    ['a page with a query', 'counted', [{ name: 'PAGE_VIEW', page: '/track?email=sam@example.com' }]],
    ['a page elsewhere', 'counted', [{ name: 'PAGE_VIEW', page: 'https://example.com/' }]],
    ['a depth of more than 100%', 'counted', [{ name: 'SCROLL', page: '/', percent: 101 }]],
    ['a depth that is not counted', 'counted', [{ name: 'SCROLL', page: '/', percent: 33 }]],
    ['a tyre named twice', 'counted', [{ name: 'VIEW_ITEM', page: '/', items: [ITEM, ITEM] }]],
    ['too many events', 'counted', Array.from({ length: 21 }, () => ({ name: 'PAGE_VIEW', page: '/' }))],
    ['no quantity', 'counted', [{ name: 'VIEW_ITEM', page: '/', items: [{ productId: 1, quantity: 0 }] }]],
  ] as const)('%s', async ([, consent, events], { shop }) => {
    expect(await record(shop, consent, events)).toMatchObject({ kind: 'InvalidInput' });
    expect(await stored(shop)).toEqual([]);
  });

  it('an unknown event name, such as a purchase that nobody paid for', async ({ shop }) => {
    const { errors } = await shop.graphql(RECORD, {
      input: { consent: 'counted', events: [{ name: 'PURCHASE', page: '/' }] },
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('more than 300 a minute from one network', async ({ shop }) => {
    const events = Array.from({ length: 20 }, () => ({ name: 'PAGE_VIEW', page: '/' }));
    const address = nextAddress();
    const send = () => shop.graphql(RECORD, { input: { consent: 'counted', events } }, address);
    for (let sent = 0; sent < 15; sent += 1) expect((await send()).errors).toBeUndefined();
    expect((await send()).errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  });
});

it('tyres in events count towards the 300 a minute like events', async ({ shop }) => {
  const items = Array.from({ length: 49 }, (_, index) => ({ productId: index + 1, quantity: 1 }));
  const events = [{ name: 'BEGIN_CHECKOUT', page: '/checkout', items }];
  const address = nextAddress();
  const send = () => shop.graphql(RECORD, { input: { consent: 'counted', events } }, address);
  for (let sent = 0; sent < 6; sent += 1) expect((await send()).errors).toBeUndefined();
  expect((await send()).errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
});

it('more than 20,000 events a day from one network are refused', async ({ shop }) => {
  const address = nextAddress();
  await shop.graphql(
    RECORD,
    { input: { consent: 'counted', events: [{ name: 'PAGE_VIEW', page: '/' }] } },
    address,
  );
  await shop.rows(`update rate_limits set points = 20000 where key like 'visitor-events-day:%'`);
  const { errors } = await shop.graphql(
    RECORD,
    { input: { consent: 'counted', events: [{ name: 'PAGE_VIEW', page: '/' }] } },
    address,
  );
  expect(errors).toMatchObject([{ message: 'Too many events. Please try again tomorrow.' }]);
  await shop.rows(`delete from rate_limits where key like 'visitor-events-day:%'`);
});

it('an event about a tyre that isn’t sold leaves the tyre out', async ({ shop }) => {
  await record(shop, 'counted', [
    { name: 'VIEW_ITEM', page: '/', items: [{ productId: 2_000_000_000, quantity: 1 }] },
  ]);
  expect(await stored(shop)).toMatchObject([{ parameters: { page_location: 'http://shop.test/' } }]);
});

it('nothing is asked or counted once the owner switches counting off', async ({ shop }) => {
  expect((await shop.graphql(COUNTING)).data).toMatchObject({
    visitorCounting: { isAsked: true, provider: null },
  });
  await shop.rows(`insert into settings (key, value) values ('analyticsIsAsked', 'false')`);
  await shop.announce('settings');
  expect((await shop.graphql(COUNTING)).data).toMatchObject({ visitorCounting: { isAsked: false } });
  expect(await record(shop, 'counted', [{ name: 'PAGE_VIEW', page: '/' }])).toMatchObject({ count: 0 });
  expect(await stored(shop)).toEqual([]);
  await shop.rows('delete from settings');
  await shop.announce('settings');
});

it('the owner sees figures for 30 days, and older events are deleted', async ({ shop, admin }) => {
  shop.setNow(new Date(NOW.getTime() - 30 * DAY_MS - 1));
  await record(shop, 'counted', [{ name: 'CONTACT_PAGE', page: '/contact' }]);
  shop.setNow(NOW);
  await record(shop, '123.456', [
    { name: 'PAGE_VIEW', page: '/' },
    { name: 'PAGE_VIEW', page: '/shop' },
    { name: 'SCROLL', page: '/shop', percent: 25 },
  ]);
  expect((await shop.graphql(FIGURES, {}, admin.headers)).data).toEqual({
    visitorFigures: {
      since: new Date(NOW.getTime() - 30 * DAY_MS).toISOString(),
      counts: [
        { name: 'page_view', count: 2 },
        { name: 'scroll', count: 1 },
      ],
      waiting: 3,
      failed: 0,
    },
  });
  await shop.services.get(VisitorEventService).forgetOld();
  expect(await stored(shop)).toHaveLength(3);
});
