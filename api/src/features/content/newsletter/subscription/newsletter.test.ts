import { describe, expect } from 'vitest';
import { anEmail } from '../../../../../test/account.ts';
import { PAID, pay } from '../../../../../test/fixtures/buying.ts';
import { aPaidOrder, anUnpaidOrder } from '../../../../../test/fixtures/order.ts';
import { nextAddress } from '../../../../../test/next-address.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { aReader, mailsTo, theMailTo, confirm, subscribe, stateOf } from '../newsletter.builder.ts';
import { forgetUnconfirmed } from '../newsletter.jobs.ts';

const START = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const NEUTRAL = {
  subscribeNewsletter: {
    kind: 'NewsletterRequested',
    message: 'Thank you. Please check your inbox and click the link to confirm.',
  },
};

const it = shopTest({ now: START, env: { TRUSTED_PROXIES: '1' } });
it.beforeAll(async ({ shop }) => {
  // No jobs run here; opening the return page records each payment.
  shop.sandbox.pauseWebhooks();
});

const later = (shop: TestShop, days: number): void => shop.setNow(new Date(START.getTime() + days * DAY_MS));

describe('C-41 subscribing to the newsletter', () => {
  it('C-41 subscribing takes a form and a click in an email; the time and text of the consent are stored', async ({
    shop,
  }) => {
    const email = anEmail();
    expect((await subscribe(shop, email)).data).toEqual(NEUTRAL);
    expect(await stateOf(shop, email)).toBe('PENDING');
    const mail = await theMailTo(shop, email);
    expect(mail.subject).toBe('Please confirm your Treadline newsletter');
    later(shop, 2);
    expect(await confirm(shop, mail.confirm)).toBe(true);
    expect(
      await shop.rows(
        `select email, state, source, text_version, requested_at, confirmed_at
          from newsletter_subscriptions
          where email_key = $1`,
        [email],
      ),
    ).toEqual([
      {
        email,
        state: 'CONFIRMED',
        source: 'FORM',
        text_version: '2026-11',
        requested_at: START,
        confirmed_at: new Date(START.getTime() + 2 * DAY_MS),
      },
    ]);
    expect(await confirm(shop, mail.confirm)).toBe(true);
  });

  it('C-41 subscribing fails with a token that is unknown, expired or replaced', async ({ shop }) => {
    const email = anEmail();
    await subscribe(shop, email);
    const { confirm: replaced } = await theMailTo(shop, email);
    await subscribe(shop, email);
    const newest =
      (await mailsTo(shop, email)).map((mail) => mail.confirm).find((token) => token !== replaced) ?? '';
    expect(await confirm(shop, 'nobody')).toBe(false);
    expect(await confirm(shop, '')).toBe(false);
    expect(await confirm(shop, replaced)).toBe(false);
    later(shop, 7);
    expect(await confirm(shop, newest)).toBe(false);
    expect(await stateOf(shop, email)).toBe('PENDING');
  });

  it('C-41 subscribing responds alike to new, pending and known addresses, and keeps consent already given', async ({
    shop,
  }) => {
    const { email } = await aReader(shop);
    expect((await subscribe(shop, email.toUpperCase())).data).toEqual(NEUTRAL);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Please confirm your Treadline newsletter',
      'You’re already subscribed',
    ]);
    expect(
      await shop.rows('select email, state from newsletter_subscriptions where email_key = $1', [email]),
    ).toEqual([{ email, state: 'CONFIRMED' }]);
  });

  it('C-41 two simultaneous requests for one address create one subscription', async ({ shop }) => {
    const email = anEmail();
    const answers = await Promise.all([subscribe(shop, email), subscribe(shop, email.toUpperCase())]);
    expect(answers.map(({ data }) => data)).toEqual([NEUTRAL, NEUTRAL]);
    expect(
      await shop.rows('select 1 as row from newsletter_subscriptions where email_key = $1', [email]),
    ).toHaveLength(1);
  });

  it('C-41 subscribing at checkout takes a paid order and a click in the email', async ({ shop }) => {
    const [asked, silent] = [anEmail(), anEmail()];
    const order = await anUnpaidOrder(shop, { email: asked, subscribeNewsletter: true });
    await aPaidOrder(shop, { email: silent });
    expect([await stateOf(shop, asked), await mailsTo(shop, asked)]).toEqual([undefined, []]);
    later(shop, 0.01);
    await pay(shop, order);
    await Promise.all(Array.from({ length: 5 }, () => shop.graphql(PAID, { id: order.sessionId })));
    expect([await stateOf(shop, asked), await stateOf(shop, silent)]).toEqual(['PENDING', undefined]);
    expect(await confirm(shop, (await theMailTo(shop, asked)).confirm)).toBe(true);
    expect(
      await shop.rows('select source, requested_at from newsletter_subscriptions where email_key = $1', [
        asked,
      ]),
    ).toEqual([{ source: 'CHECKOUT', requested_at: START }]);
  });

  it("C-41 an unpaid order doesn't start a subscription", async ({ shop }) => {
    const strangers = Array.from({ length: 3 }, anEmail);
    for (const email of strangers) await anUnpaidOrder(shop, { email, subscribeNewsletter: true });
    for (const email of strangers)
      expect([await stateOf(shop, email), await mailsTo(shop, email)]).toEqual([undefined, []]);
  });

  it('C-41 a subscription is deleted if it isn’t confirmed', async ({ shop }) => {
    const email = anEmail();
    const reader = await aReader(shop);
    await subscribe(shop, email);
    await forgetUnconfirmed.handle(shop.services, undefined as never);
    expect(await stateOf(shop, email)).toBe('PENDING');
    later(shop, 8);
    await forgetUnconfirmed.handle(shop.services, undefined as never);
    expect(await stateOf(shop, email)).toBeUndefined();
    expect(await stateOf(shop, reader.email)).toBe('CONFIRMED');
  });
});

describe('C-54 the form', () => {
  it.for([
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['reader', 'Please enter a valid email'],
    ['a@b.co\r\nBcc: x@y.co', 'Please enter a valid email'],
    [`${'x'.repeat(10_000)}@example.com`, 'Please enter a valid email'],
  ] as const)('refuses %j', async ([email, message], { shop }) => {
    expect((await subscribe(shop, email)).data).toEqual({
      subscribeNewsletter: { kind: 'InvalidInput', message, fields: [{ path: 'email', message }] },
    });
  });

  it('C-54 the newsletter form accepts five requests an hour from one network', async ({ shop }) => {
    const from = nextAddress();
    for (let request = 1; request <= 5; request += 1)
      expect((await subscribe(shop, anEmail(), { from })).data).toEqual(NEUTRAL);
    const email = anEmail();
    expect((await subscribe(shop, email, { from })).errors?.[0]).toMatchObject({
      message: 'Too many requests. Please try again in an hour.',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(await stateOf(shop, email)).toBeUndefined();
  });

  it('C-54 the newsletter form emails one address at most three times a day, without saying so', async ({
    shop,
  }) => {
    const email = anEmail();
    for (let request = 1; request <= 4; request += 1)
      expect((await subscribe(shop, email)).data).toEqual(NEUTRAL);
    expect(await mailsTo(shop, email)).toHaveLength(3);
  });

  it('C-54 the newsletter form answers bots that fill in every field as if they had succeeded', async ({
    shop,
  }) => {
    const email = anEmail();
    expect((await subscribe(shop, email, { website: 'https://spam.example' })).data).toEqual(NEUTRAL);
    expect(await stateOf(shop, email)).toBeUndefined();
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});
