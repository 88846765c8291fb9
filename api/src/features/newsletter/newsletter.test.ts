import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { GraphqlAnswer, TestShop } from '../../../test/test-shop.ts';
import { aCustomer, type SignedIn } from '../accounts/account.builder.ts';
import { verifyEmail } from '../accounts/email.builder.ts';
import { aPaidOrder, anUnpaidOrder } from '../orders/order.builder.ts';
import { PAID, pay } from '../payments/buying.builder.ts';
import { forgetUnconfirmed } from './newsletter.jobs.ts';

const START = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const SUBSCRIBE = /* GraphQL */ `
  mutation Subscribe($email: String!, $website: String) {
    subscribeNewsletter(email: $email, website: $website) {
      kind: __typename
      ... on NewsletterRequested {
        message
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
    }
  }
`;
const STANDING = 'state textVersion consentText requestedAt confirmedAt unsubscribedAt';
const NEUTRAL = {
  subscribeNewsletter: {
    kind: 'NewsletterRequested',
    message: 'Thank you. Please open the mail we have just sent you and confirm.',
  },
};

interface Mailed {
  readonly subject: string;
  readonly confirm: string;
  readonly unsubscribe: string;
}

let address: string;
let visitors = 0;
const it = shopTest({ now: START, env: { TRUSTED_PROXIES: '1' } });
it.beforeAll(async ({ shop }) => {
  // No jobs run here; each read of the return page books the payment.
  shop.sandbox.pauseWebhooks();
});

beforeEach(() => {
  visitors += 1;
  address = `198.51.100.${visitors}`;
});

const anEmail = (): string => `reader-${randomUUID().slice(0, 8)}@example.com`;
const later = (shop: TestShop, days: number): void => shop.setNow(new Date(START.getTime() + days * DAY_MS));

function subscribe(
  shop: TestShop,
  email: string,
  website?: string,
): Promise<GraphqlAnswer<Record<string, unknown>>> {
  return shop.graphql(SUBSCRIBE, { email, website }, { 'x-forwarded-for': address });
}

async function mailsTo(shop: TestShop, email: string): Promise<Mailed[]> {
  const rows = await shop.rows<{ subject: string; text: string; unsubscribe_url: string }>(
    `select subject, text, unsubscribe_url
      from mails
      where lower(recipient) = lower($1) and unsubscribe_url is not null
      order by created_at, next_attempt_at, id`,
    [email],
  );
  return rows.map(({ subject, text, unsubscribe_url }) => ({
    subject,
    confirm: /newsletter\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '',
    unsubscribe: /token=([\w-]+)/.exec(unsubscribe_url)?.[1] ?? '',
  }));
}

/** The one mail an address got. */
async function theMailTo(shop: TestShop, email: string): Promise<Mailed> {
  const [mail, ...others] = await mailsTo(shop, email);
  if (!mail || others.length > 0) throw new Error(`Expected one mail to ${email}.`);
  return mail;
}

async function confirm(shop: TestShop, token: string): Promise<boolean> {
  return (
    await shop.graphql<{ confirmNewsletter: boolean }>(
      'mutation ($token: String!) { confirmNewsletter(token: $token) }',
      { token },
    )
  ).data.confirmNewsletter;
}

async function unsubscribe(shop: TestShop, token: string): Promise<boolean> {
  return (
    await shop.graphql<{ unsubscribeNewsletter: boolean }>(
      'mutation ($token: String!) { unsubscribeNewsletter(token: $token) }',
      { token },
    )
  ).data.unsubscribeNewsletter;
}

const stateOf = async (shop: TestShop, email: string): Promise<string | undefined> =>
  (
    await shop.rows<{ state: string }>(
      'select state from newsletter_subscriptions where email_key = lower($1)',
      [email],
    )
  )[0]?.state;

/** Somebody on the list. */
async function aReader(shop: TestShop): Promise<{ email: string; mail: Mailed }> {
  const email = anEmail();
  await subscribe(shop, email);
  const mail = await theMailTo(shop, email);
  await confirm(shop, mail.confirm);
  return { email, mail };
}

describe('C-41 getting on the list', () => {
  it('takes a form and a click in a mail; when and to what was agreed is kept', async ({ shop }) => {
    const email = anEmail();
    expect((await subscribe(shop, email)).data).toEqual(NEUTRAL);
    expect(await stateOf(shop, email)).toBe('PENDING');
    const mail = await theMailTo(shop, email);
    expect(mail.subject).toBe('Please confirm: news from Treadline');
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

  it('cannot be done with a token that is unknown, too old or replaced', async ({ shop }) => {
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

  it('answers alike for addresses that are new, waiting and known, in any case, and keeps the consent of those it knows', async ({
    shop,
  }) => {
    const { email } = await aReader(shop);
    expect((await subscribe(shop, email.toUpperCase())).data).toEqual(NEUTRAL);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Please confirm: news from Treadline',
      'You are on the list already',
    ]);
    expect(
      await shop.rows('select email, state from newsletter_subscriptions where email_key = $1', [email]),
    ).toEqual([{ email, state: 'CONFIRMED' }]);
  });

  it('two requests of one address at once are one row', async ({ shop }) => {
    const email = anEmail();
    const answers = await Promise.all([subscribe(shop, email), subscribe(shop, email.toUpperCase())]);
    expect(answers.map(({ data }) => data)).toEqual([NEUTRAL, NEUTRAL]);
    expect(
      await shop.rows('select 1 as row from newsletter_subscriptions where email_key = $1', [email]),
    ).toHaveLength(1);
  });

  it('with the box ticked at the checkout takes a paid order, and the click in the mail too', async ({
    shop,
  }) => {
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

  it('is not begun by orders that nobody pays for', async ({ shop }) => {
    const strangers = Array.from({ length: 3 }, anEmail);
    for (const email of strangers) await anUnpaidOrder(shop, { email, subscribeNewsletter: true });
    for (const email of strangers)
      expect([await stateOf(shop, email), await mailsTo(shop, email)]).toEqual([undefined, []]);
  });

  it('is forgotten when nobody confirms', async ({ shop }) => {
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

  it('takes five requests an hour from one address', async ({ shop }) => {
    for (let request = 1; request <= 5; request += 1)
      expect((await subscribe(shop, anEmail())).data).toEqual(NEUTRAL);
    const email = anEmail();
    expect((await subscribe(shop, email)).errors?.[0]).toMatchObject({
      message: 'Too many requests from here. Please try again in an hour.',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(await stateOf(shop, email)).toBeUndefined();
  });

  it('mails one address three times a day at most, and says nothing of it', async ({ shop }) => {
    const email = anEmail();
    for (let request = 1; request <= 4; request += 1)
      expect((await subscribe(shop, email)).data).toEqual(NEUTRAL);
    expect(await mailsTo(shop, email)).toHaveLength(3);
  });

  it('lets programs that fill in everything believe they succeeded', async ({ shop }) => {
    const email = anEmail();
    expect((await subscribe(shop, email, 'https://spam.example')).data).toEqual(NEUTRAL);
    expect(await stateOf(shop, email)).toBeUndefined();
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});

describe('getting off the list', () => {
  const post = (shop: TestShop, token: string, type: string, payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe?token=${token}`,
      headers: { 'content-type': type },
      payload,
    });

  it('takes one click, works again, and ends the link that confirmed', async ({ shop }) => {
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
  ] as const)('is done by mail programs with a POST of %s (RFC 8058)', async ([type, payload], { shop }) => {
    const { email, mail } = await aReader(shop);
    expect((await post(shop, mail.unsubscribe, type, payload)).statusCode).toBe(200);
    expect(await stateOf(shop, email)).toBe('UNSUBSCRIBED');
    expect((await post(shop, 'nobody', type, payload)).statusCode).toBe(404);
  });

  it('is not done by a scanner that only looks at the link: a GET leads to the page that asks', async ({
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

  it('is no farewell for good: who asks again confirms again', async ({ shop }) => {
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

  it('the owner of a confirmed address sees where they stand and can leave', async ({ shop }) => {
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
    const { data } = await shop.graphql<{ leaveNewsletter: { state: string } }>(
      'mutation { leaveNewsletter { state } }',
      {},
      customer.headers,
    );
    expect(data.leaveNewsletter).toEqual({ state: 'UNSUBSCRIBED' });
    expect(await stateOf(shop, customer.email)).toBe('UNSUBSCRIBED');
  });

  it('that was opened with somebody else’s address shows and changes nothing of theirs', async ({ shop }) => {
    const { email } = await aReader(shop);
    const stranger = await aCustomer(shop, { email });
    expect(await standing(shop, stranger)).toBeNull();
    expect(
      (
        await shop.graphql<{ leaveNewsletter: unknown }>(
          'mutation { leaveNewsletter { state } }',
          {},
          stranger.headers,
        )
      ).data.leaveNewsletter,
    ).toBeNull();
    expect(await stateOf(shop, email)).toBe('CONFIRMED');
  });
});
