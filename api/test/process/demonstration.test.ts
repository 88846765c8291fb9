import { describe, expect, onTestFinished } from 'vitest';
import { MailService } from '../../src/features/operations/mail/index.ts';
import { aMailContent } from '../fixtures/mail.ts';
import { aWebClient } from '../fixtures/web-client.ts';
import { shopTest } from '../shop-test.ts';
import { openTestShop } from '../test-shop.ts';

const NOTICE = '{ shopSettings { demonstrationNotice } }';
const PLATE = '{ vehicle(registration: "AB12 CDE") { make } }';

const it = shopTest({ env: { NODE_ENV: 'production', DEMONSTRATION: 'true' }, pages: aWebClient() });

describe('a demonstration', () => {
  it('says so on every page and in every email, even if the owner has named a company', async ({ shop }) => {
    await shop.rows(`insert into settings (key, value) values ('companyNumber', '"01234567"')`);
    await shop.announce('settings');
    expect((await shop.graphql(NOTICE)).data).toEqual({
      shopSettings: { demonstrationNotice: expect.stringMatching(/^This is a demonstration\. .*made up/) },
    });
    const { orm } = shop.services.platform;
    const mail = await orm.em
      .fork()
      .transactional((em) => shop.services.get(MailService).queue(em, 'sam@example.com', aMailContent()));
    expect(await shop.rows('select text from mails where id = $1', [mail])).toEqual([
      { text: expect.stringContaining('This is a demonstration shop.') },
    ]);
  });

  it('keeps search engines out of every answer, fresh or cached', async ({ shop }) => {
    for (const url of ['/', '/', '/shop', '/sitemap.xml', '/api/products?limit=1', '/nothing/here'])
      expect((await shop.app.inject({ url })).headers['x-robots-tag'], url).toBe('noindex, nofollow');
  });

  it('knows the example registrations', async ({ shop }) => {
    expect((await shop.graphql(PLATE)).data).toEqual({ vehicle: { make: 'Ford' } });
  });
});

it('a real shop is open to search engines and doesn’t know the example registrations', async () => {
  const shop = await openTestShop({ env: { DEMONSTRATION: 'false' }, pages: aWebClient() });
  onTestFinished(() => shop.close());
  expect((await shop.graphql(NOTICE)).data).toEqual({ shopSettings: { demonstrationNotice: null } });
  expect((await shop.app.inject({ url: '/' })).headers['x-robots-tag']).toBeUndefined();
  expect((await shop.graphql(PLATE)).data).toEqual({ vehicle: null });
});
