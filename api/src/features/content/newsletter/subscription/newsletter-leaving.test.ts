import { describe, expect } from 'vitest';
import { aCustomer, type SignedIn } from '../../../../../test/account.ts';
import { verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import {
  aReader,
  mailsTo,
  theMailTo,
  confirm,
  subscribe,
  unsubscribe,
  stateOf,
} from '../newsletter.builder.ts';

const START = new Date('2026-11-20T10:00:00Z');
const STANDING = 'state textVersion consentText requestedAt confirmedAt unsubscribedAt';

const it = shopTest({ now: START, env: { TRUSTED_PROXIES: '1' } });

describe('unsubscribing', () => {
  const post = (shop: TestShop, token: string, type: string, payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe?token=${token}`,
      headers: { 'content-type': type },
      payload,
    });

  it('unsubscribing takes one click, can be repeated, and disables the confirmation link', async ({
    shop,
  }) => {
    const { email, mail } = await aReader(shop);
    expect(await unsubscribe(shop, mail.unsubscribe)).toBe(true);
    expect(await stateOf(shop, email)).toBe('UNSUBSCRIBED');
    expect(await unsubscribe(shop, mail.unsubscribe)).toBe(true);
    expect(await confirm(shop, mail.confirm)).toBe(false);
    expect(await unsubscribe(shop, 'nobody')).toBe(false);
  });

  it.for([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const)(
    'a POST of %s from an email client unsubscribes (RFC 8058)',
    async ([type, payload], { shop }) => {
      const { email, mail } = await aReader(shop);
      expect((await post(shop, mail.unsubscribe, type, payload)).statusCode).toBe(200);
      expect(await stateOf(shop, email)).toBe('UNSUBSCRIBED');
      expect((await post(shop, 'nobody', type, payload)).statusCode).toBe(404);
    },
  );

  it('a scanner that opens the link unsubscribes nobody: a GET leads to a page that asks first', async ({
    shop,
  }) => {
    const { email, mail } = await aReader(shop);
    const answer = await shop.app.inject(`/api/newsletter/unsubscribe?token=${mail.unsubscribe}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/newsletter/unsubscribe?token=${mail.unsubscribe}`,
    ]);
    expect(
      (await shop.app.inject('/api/newsletter/unsubscribe?token=//evil.example&token=x')).headers.location,
    ).toBe('/newsletter/unsubscribe?token=');
    expect(await stateOf(shop, email)).toBe('CONFIRMED');
  });

  it('unsubscribing isn’t final: a new request can be confirmed again', async ({ shop }) => {
    const { email, mail } = await aReader(shop);
    await unsubscribe(shop, mail.unsubscribe);
    await subscribe(shop, email);
    expect(await stateOf(shop, email)).toBe('PENDING');
    const again = (await mailsTo(shop, email)).find(({ confirm: token }) => token !== mail.confirm);
    expect(await confirm(shop, again?.confirm ?? '')).toBe(true);
  });
});

describe('in an account', () => {
  const standing = async (shop: TestShop, { headers }: SignedIn): Promise<unknown> =>
    (await shop.graphql<{ myNewsletter: unknown }>(`{ myNewsletter { ${STANDING} } }`, {}, headers)).data
      .myNewsletter;

  it('the owner of a confirmed address sees their subscription and can unsubscribe', async ({ shop }) => {
    const customer = await aCustomer(shop);
    expect(await standing(shop, customer)).toBeNull();
    await verifyEmail(shop, customer);
    await subscribe(shop, customer.email);
    await confirm(shop, (await theMailTo(shop, customer.email)).confirm);
    expect(await standing(shop, customer)).toEqual({
      state: 'CONFIRMED',
      textVersion: '2026-11',
      consentText: 'Send me offers and tyre advice; I can unsubscribe at any time',
      requestedAt: START.toISOString(),
      confirmedAt: START.toISOString(),
      unsubscribedAt: null,
    });
    const { data } = await shop.graphql<{ cancelMyNewsletter: { state: string } }>(
      'mutation { cancelMyNewsletter { state } }',
      {},
      customer.headers,
    );
    expect(data.cancelMyNewsletter).toEqual({ state: 'UNSUBSCRIBED' });
    expect(await stateOf(shop, customer.email)).toBe('UNSUBSCRIBED');
  });

  it('an account with another reader’s address neither shows nor changes their subscription', async ({
    shop,
  }) => {
    const { email } = await aReader(shop);
    const stranger = await aCustomer(shop, { email });
    expect(await standing(shop, stranger)).toBeNull();
    expect(
      (
        await shop.graphql<{ cancelMyNewsletter: unknown }>(
          'mutation { cancelMyNewsletter { state } }',
          {},
          stranger.headers,
        )
      ).data.cancelMyNewsletter,
    ).toBeNull();
    expect(await stateOf(shop, email)).toBe('CONFIRMED');
  });
});
