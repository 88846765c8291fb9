import { expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { aMeasurement, type Measurement } from './measurement.builder.ts';
import { VisitorEventSender } from './visitor-event-sender.service.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

interface Sending {
  readonly shop: TestShop;
  readonly measurement: Measurement;
}

const it = shopTest().extend('sending', { scope: 'file' }, async ({}, { onCleanup }): Promise<Sending> => {
  const measurement = await aMeasurement();
  const shop = await openTestShop({
    now: NOW,
    env: { ANALYTICS_API_SECRET: 'secret', ANALYTICS_URL: measurement.url },
  });
  await shop.rows(`insert into settings (key, value) values ('analyticsMeasurementId', '"G-AB12CD34EF"')`);
  await shop.announce('settings');
  onCleanup(async () => {
    await shop.close();
    await measurement.close();
  });
  return { shop, measurement };
});

it.beforeEach(async ({ sending }) => {
  sending.shop.setNow(NOW);
  sending.measurement.status = 204;
  sending.measurement.received.length = 0;
  await sending.shop.rows('delete from visitor_events');
});

const RECORD = /* GraphQL */ `
  mutation Record($input: RecordVisitorEventsInput!) {
    recordVisitorEvents(input: $input) {
      __typename
    }
  }
`;

async function record({ graphql }: TestShop, consent: string, names: readonly string[]): Promise<void> {
  const events = names.map((name) => ({ name, page: '/shop' }));
  expect((await graphql(RECORD, { input: { consent, events } })).errors).toBeUndefined();
}

const send = (shop: TestShop): Promise<void> => shop.services.get(VisitorEventSender).send();

const states = ({ rows }: TestShop): Promise<object[]> =>
  rows('select name, state, client_id as client from visitor_events order by id');

it('names the provider that visitors are asked to agree to', async ({ sending: { shop } }) => {
  expect((await shop.graphql('{ visitorCounting { provider } }')).data).toEqual({
    visitorCounting: { provider: 'Google Analytics' },
  });
});

it('ANL-05 C-40 sends queued events in pounds sterling, grouped by visitor, then erases the visitor’s number', async ({
  sending: { shop, measurement },
}) => {
  await record(shop, '11.22', ['PAGE_VIEW', 'PHONE_CLICK']);
  await record(shop, '33.44', ['PAGE_VIEW']);
  await record(shop, 'counted', ['PAGE_VIEW']);
  await Promise.all([send(shop), send(shop)]);
  expect(measurement.received).toHaveLength(2);
  expect(measurement.received.find(({ body }) => body.client_id === '11.22')).toEqual({
    query: { measurement_id: 'G-AB12CD34EF', api_secret: 'secret' },
    body: {
      client_id: '11.22',
      timestamp_micros: NOW.getTime() * 1_000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        expect.objectContaining({ name: 'page_view' }),
        {
          name: 'phone_click',
          params: expect.objectContaining({ value: 50, currency: 'GBP', engagement_time_msec: 100 }),
        },
      ],
    },
  });
  expect(await states(shop)).toEqual([
    { name: 'page_view', state: 'SENT', client: null },
    { name: 'phone_click', state: 'SENT', client: null },
    { name: 'page_view', state: 'SENT', client: null },
    { name: 'page_view', state: 'COUNTED', client: null },
  ]);
});

it('retries with growing pauses, and gives up within three days', async ({
  sending: { shop, measurement },
}) => {
  measurement.status = 500;
  await record(shop, '11.22', ['PAGE_VIEW']);
  await send(shop);
  await send(shop);
  expect(measurement.received).toHaveLength(1);
  let at = NOW.getTime();
  for (const minutes of [1, 5, 30, 120, 480, 960]) {
    at += minutes * MINUTE_MS;
    shop.setNow(new Date(at));
    await send(shop);
  }
  expect(measurement.received).toHaveLength(7);
  expect(at - NOW.getTime()).toBeLessThan(72 * 60 * MINUTE_MS);
  expect(await states(shop)).toEqual([{ name: 'page_view', state: 'FAILED', client: null }]);
});

it('events of a process that died while sending are sent a minute later', async ({
  sending: { shop, measurement },
}) => {
  await record(shop, '11.22', ['PAGE_VIEW']);
  await shop.rows(`update visitor_events set tries = 1, next_try_at = $1`, [
    new Date(NOW.getTime() + MINUTE_MS),
  ]);
  await send(shop);
  expect(measurement.received).toEqual([]);
  shop.setNow(new Date(NOW.getTime() + MINUTE_MS));
  await send(shop);
  expect(measurement.received).toHaveLength(1);
});

it('ANL-05 C-40 queued events aren’t sent once the owner switches counting off', async ({
  sending: { shop, measurement },
}) => {
  await record(shop, '11.22', ['PAGE_VIEW']);
  await shop.rows(`insert into settings (key, value) values ('analyticsIsAsked', 'false')`);
  await shop.announce('settings');
  await send(shop);
  await shop.rows(`delete from settings where key = 'analyticsIsAsked'`);
  await shop.announce('settings');
  await send(shop);
  expect(measurement.received).toEqual([]);
  expect(await states(shop)).toEqual([{ name: 'page_view', state: 'COUNTED', client: null }]);
});

it('without a provider, queued events are only counted', async ({ shop }) => {
  await record(shop, '11.22', ['PAGE_VIEW']);
  await send(shop);
  expect(await states(shop)).toEqual([{ name: 'page_view', state: 'COUNTED', client: null }]);
});
