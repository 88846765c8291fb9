import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type GraphqlAnswer, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, mailedToken, type SignedIn } from '../accounts/account.builder.ts';
import { aPaidOrder, anUnpaidOrder } from '../orders/order.builder.ts';
import { PAID, pay } from '../payments/buying.builder.ts';
import { forgetUnconfirmed } from './newsletter.jobs.ts';

const START = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const SUBSCRIBE =
  'mutation Subscribe($email: String!, $website: String) { subscribeNewsletter(email: $email, website: $website) { kind: __typename ... on NewsletterRequested { message } ... on InvalidInput { message fields { path message } } } }';
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

let shop: TestShop;
let address: string;
let visitors = 0;
beforeAll(async () => {
  shop = await openTestShop({ now: START, env: { TRUSTED_PROXIES: '1' } });
  // No jobs run here; each read of the return page books the payment.
  shop.sandbox.pauseWebhooks();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.setNow(START);
  visitors += 1;
  address = `198.51.100.${visitors}`;
});

const anEmail = (): string => `reader-${randomUUID().slice(0, 8)}@example.com`;
const later = (days: number): void => shop.setNow(new Date(START.getTime() + days * DAY_MS));

function subscribe(email: string, website?: string): Promise<GraphqlAnswer<Record<string, unknown>>> {
  return shop.graphql(SUBSCRIBE, { email, website }, { 'x-forwarded-for': address });
}

async function mailsTo(email: string): Promise<Mailed[]> {
  const rows = await shop.rows<{ subject: string; text: string; unsubscribe_url: string }>(
    'select subject, text, unsubscribe_url from mails where lower(recipient) = lower($1) and unsubscribe_url is not null order by created_at, next_attempt_at, id',
    [email],
  );
  return rows.map(({ subject, text, unsubscribe_url }) => ({
    subject,
    confirm: /newsletter\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '',
    unsubscribe: /token=([\w-]+)/.exec(unsubscribe_url)?.[1] ?? '',
  }));
}

/** The one mail an address got. */
async function theMailTo(email: string): Promise<Mailed> {
  const [mail, ...others] = await mailsTo(email);
  if (!mail || others.length > 0) throw new Error(`Expected one mail to ${email}.`);
  return mail;
}

async function confirm(token: string): Promise<boolean> {
  return (
    await shop.graphql<{ confirmNewsletter: boolean }>(
      'mutation ($token: String!) { confirmNewsletter(token: $token) }',
      { token },
    )
  ).data.confirmNewsletter;
}

async function unsubscribe(token: string): Promise<boolean> {
  return (
    await shop.graphql<{ unsubscribeNewsletter: boolean }>(
      'mutation ($token: String!) { unsubscribeNewsletter(token: $token) }',
      { token },
    )
  ).data.unsubscribeNewsletter;
}

const stateOf = async (email: string): Promise<string | undefined> =>
  (
    await shop.rows<{ state: string }>(
      'select state from newsletter_subscriptions where email_key = lower($1)',
      [email],
    )
  )[0]?.state;

/** Somebody on the list. */
async function aReader(): Promise<{ email: string; mail: Mailed }> {
  const email = anEmail();
  await subscribe(email);
  const mail = await theMailTo(email);
  await confirm(mail.confirm);
  return { email, mail };
}

describe('C-41 getting on the list', () => {
  it('takes a form and a click in a mail; when and to what was agreed is kept', async () => {
    const email = anEmail();
    expect((await subscribe(email)).data).toEqual(NEUTRAL);
    expect(await stateOf(email)).toBe('PENDING');
    const mail = await theMailTo(email);
    expect(mail.subject).toBe('Please confirm: news from Treadline');
    later(2);
    expect(await confirm(mail.confirm)).toBe(true);
    expect(
      await shop.rows(
        'select email, state, source, text_version, requested_at, confirmed_at from newsletter_subscriptions where email_key = $1',
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
    expect(await confirm(mail.confirm)).toBe(true);
  });

  it('cannot be done with a token that is unknown, too old or replaced', async () => {
    const email = anEmail();
    await subscribe(email);
    const { confirm: replaced } = await theMailTo(email);
    await subscribe(email);
    const newest =
      (await mailsTo(email)).map((mail) => mail.confirm).find((token) => token !== replaced) ?? '';
    expect(await confirm('nobody')).toBe(false);
    expect(await confirm('')).toBe(false);
    expect(await confirm(replaced)).toBe(false);
    later(7);
    expect(await confirm(newest)).toBe(false);
    expect(await stateOf(email)).toBe('PENDING');
  });

  it('answers alike for addresses that are new, waiting and known, in any case, and keeps the consent of those it knows', async () => {
    const { email } = await aReader();
    expect((await subscribe(email.toUpperCase())).data).toEqual(NEUTRAL);
    expect((await mailsTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Please confirm: news from Treadline',
      'You are on the list already',
    ]);
    expect(
      await shop.rows('select email, state from newsletter_subscriptions where email_key = $1', [email]),
    ).toEqual([{ email, state: 'CONFIRMED' }]);
  });

  it('two requests of one address at once are one row', async () => {
    const email = anEmail();
    const answers = await Promise.all([subscribe(email), subscribe(email.toUpperCase())]);
    expect(answers.map(({ data }) => data)).toEqual([NEUTRAL, NEUTRAL]);
    expect(
      await shop.rows('select 1 as row from newsletter_subscriptions where email_key = $1', [email]),
    ).toHaveLength(1);
  });

  it('with the box ticked at the checkout takes a paid order, and the click in the mail too', async () => {
    const [asked, silent] = [anEmail(), anEmail()];
    const order = await anUnpaidOrder(shop, { email: asked, subscribeNewsletter: true });
    await aPaidOrder(shop, { email: silent });
    expect([await stateOf(asked), await mailsTo(asked)]).toEqual([undefined, []]);
    later(0.01);
    await pay(shop, order);
    await Promise.all(Array.from({ length: 5 }, () => shop.graphql(PAID, { id: order.sessionId })));
    expect([await stateOf(asked), await stateOf(silent)]).toEqual(['PENDING', undefined]);
    expect(await confirm((await theMailTo(asked)).confirm)).toBe(true);
    expect(
      await shop.rows('select source, requested_at from newsletter_subscriptions where email_key = $1', [
        asked,
      ]),
    ).toEqual([{ source: 'CHECKOUT', requested_at: START }]);
  });

  it('is not begun by orders that nobody pays for', async () => {
    const strangers = Array.from({ length: 3 }, anEmail);
    for (const email of strangers) await anUnpaidOrder(shop, { email, subscribeNewsletter: true });
    for (const email of strangers)
      expect([await stateOf(email), await mailsTo(email)]).toEqual([undefined, []]);
  });

  it('is forgotten when nobody confirms', async () => {
    const email = anEmail();
    const reader = await aReader();
    await subscribe(email);
    await forgetUnconfirmed.handle(shop.services, undefined as never);
    expect(await stateOf(email)).toBe('PENDING');
    later(8);
    await forgetUnconfirmed.handle(shop.services, undefined as never);
    expect(await stateOf(email)).toBeUndefined();
    expect(await stateOf(reader.email)).toBe('CONFIRMED');
  });
});

describe('C-54 the form', () => {
  it.each([
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['reader', 'Please enter a valid email'],
    ['a@b.co\r\nBcc: x@y.co', 'Please enter a valid email'],
    [`${'x'.repeat(10_000)}@example.com`, 'Please enter a valid email'],
  ])('refuses %j', async (email, message) => {
    expect((await subscribe(email)).data).toEqual({
      subscribeNewsletter: { kind: 'InvalidInput', message, fields: [{ path: 'email', message }] },
    });
  });

  it('takes five requests an hour from one address', async () => {
    for (let request = 1; request <= 5; request += 1)
      expect((await subscribe(anEmail())).data).toEqual(NEUTRAL);
    const email = anEmail();
    expect((await subscribe(email)).errors?.[0]).toMatchObject({
      message: 'Too many requests from here. Please try again in an hour.',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(await stateOf(email)).toBeUndefined();
  });

  it('mails one address three times a day at most, and says nothing of it', async () => {
    const email = anEmail();
    for (let request = 1; request <= 4; request += 1) expect((await subscribe(email)).data).toEqual(NEUTRAL);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('lets programs that fill in everything believe they succeeded', async () => {
    const email = anEmail();
    expect((await subscribe(email, 'https://spam.example')).data).toEqual(NEUTRAL);
    expect(await stateOf(email)).toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('getting off the list', () => {
  const post = (token: string, type: string, payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe?token=${token}`,
      headers: { 'content-type': type },
      payload,
    });

  it('takes one click, works again, and ends the link that confirmed', async () => {
    const { email, mail } = await aReader();
    expect(await unsubscribe(mail.unsubscribe)).toBe(true);
    expect(await stateOf(email)).toBe('UNSUBSCRIBED');
    expect(await unsubscribe(mail.unsubscribe)).toBe(true);
    expect(await confirm(mail.confirm)).toBe(false);
    expect(await unsubscribe('nobody')).toBe(false);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is done by mail programs with a POST of %s (RFC 8058)', async (type, payload) => {
    const { email, mail } = await aReader();
    expect((await post(mail.unsubscribe, type, payload)).statusCode).toBe(200);
    expect(await stateOf(email)).toBe('UNSUBSCRIBED');
    expect((await post('nobody', type, payload)).statusCode).toBe(404);
  });

  it('is not done by a scanner that only looks at the link: a GET leads to the page that asks', async () => {
    const { email, mail } = await aReader();
    const answer = await shop.app.inject(`/api/newsletter/unsubscribe?token=${mail.unsubscribe}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/newsletter/unsubscribe?token=${mail.unsubscribe}`,
    ]);
    expect(
      (await shop.app.inject('/api/newsletter/unsubscribe?token=//evil.example&token=x')).headers.location,
    ).toBe('/newsletter/unsubscribe?token=');
    expect(await stateOf(email)).toBe('CONFIRMED');
  });

  it('is no farewell for good: who asks again confirms again', async () => {
    const { email, mail } = await aReader();
    await unsubscribe(mail.unsubscribe);
    await subscribe(email);
    expect(await stateOf(email)).toBe('PENDING');
    const again = (await mailsTo(email)).find(({ confirm: token }) => token !== mail.confirm);
    expect(await confirm(again?.confirm ?? '')).toBe(true);
  });
});

describe('in an account', () => {
  const standing = async ({ headers }: SignedIn): Promise<unknown> =>
    (await shop.graphql<{ myNewsletter: unknown }>(`{ myNewsletter { ${STANDING} } }`, {}, headers)).data
      .myNewsletter;

  it('the owner of a confirmed address sees where they stand and can leave', async () => {
    const customer = await aCustomer(shop);
    expect(await standing(customer)).toBeNull();
    await shop.graphql(
      'mutation ($token: String!) { verifyEmail(token: $token) { __typename } }',
      { token: await mailedToken(shop, customer, 'verify-email') },
      customer.headers,
    );
    await subscribe(customer.email);
    await confirm((await theMailTo(customer.email)).confirm);
    expect(await standing(customer)).toEqual({
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
    expect(await stateOf(customer.email)).toBe('UNSUBSCRIBED');
  });

  it('that was opened with somebody else’s address shows and changes nothing of theirs', async () => {
    const { email } = await aReader();
    const stranger = await aCustomer(shop, { email });
    expect(await standing(stranger)).toBeNull();
    expect(
      (
        await shop.graphql<{ leaveNewsletter: unknown }>(
          'mutation { leaveNewsletter { state } }',
          {},
          stranger.headers,
        )
      ).data.leaveNewsletter,
    ).toBeNull();
    expect(await stateOf(email)).toBe('CONFIRMED');
  });
});
