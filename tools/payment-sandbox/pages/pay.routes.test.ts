import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { aBench, aLine, anOpenSession, postForm, typeCard } from '../sandbox.builder.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  // Numbered style rules that HTML leaves open.
  rules: {
    'void-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
  },
});

/**
 * Reads a page and asserts that it's valid HTML with the style its policy allows, says that it's a sandbox, and has one
 * heading.
 */
async function validPage(response: Response): Promise<string> {
  const text = await response.text();
  const report = await validator.validateString(text);
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);
  const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  expect(text).toContain('Payment sandbox — no real money moves');
  expect(text.match(/<h1/g)).toHaveLength(1);
  return text;
}

it('shows the order, the total and fields that browsers can autofill', async () => {
  const { stripe } = await aBench();
  const { page } = await anOpenSession(stripe);
  const text = await validPage(await fetch(page));
  for (const part of [
    'Michelin Primacy 4+',
    '205/55 R16 91V',
    '2 × £89.49',
    'Standard delivery',
    '£15.99',
    'Pay £194.97',
    'sam@example.com',
  ]) {
    expect(text).toContain(part);
  }
  for (const autocomplete of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'])
    expect(text).toContain(`autocomplete="${autocomplete}"`);
  expect(text).toContain('href="https://shop.example/cart"');
  expect(text).toContain('<html lang="en-GB">');
});

it('allows only its own style, the pictures and the way back to the shop', async () => {
  const { stripe } = await aBench();
  const { page } = await anOpenSession(stripe);
  const { headers } = await fetch(page);
  expect(headers.get('content-security-policy')).toMatch(
    new RegExp(
      "^default-src 'none'; style-src 'sha256-[^']+'; img-src data: https://shop\\.example; " +
        "form-action 'self' https://shop\\.example; base-uri 'none'; frame-ancestors 'none'$",
    ),
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

it('escapes the shop’s texts', async () => {
  const { stripe } = await aBench();
  const product_data = { name: '<script>alert(1)</script>', images: ['https://shop.example/"onerror="x'] };
  const { page } = await anOpenSession(stripe, {
    line_items: [aLine({ price_data: { currency: 'gbp', unit_amount: 5_000, product_data } })],
  });
  const text = await validPage(await fetch(page));
  expect(text).not.toContain('<script>');
  expect(text).not.toContain('"onerror');
});

it('pays with a valid card and leads back to the shop', async () => {
  const { stripe } = await aBench();
  const { session, page } = await anOpenSession(stripe);
  const answer = await typeCard(page);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `https://shop.example/payment-success?session_id=${session.id}`,
  );
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'sam@example.com', name: 'Sam Carter' },
    payment_intent: { status: 'succeeded', amount_received: 19_497 },
  });
  expect(await validPage(await fetch(page))).toContain('This order is paid');
});

it('charges once if the form is sent twice', async () => {
  const { stripe, sandbox } = await aBench();
  const { page } = await anOpenSession(stripe);
  const answers = await Promise.all([typeCard(page), typeCard(page), typeCard(page)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  await sandbox.webhooksIdle();
  expect((await stripe.events.list({ type: 'charge.succeeded' })).data).toHaveLength(1);
  expect((await stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1);
});

it.each([
  ['4000 0000 0000 0002', 'Your card was declined.', 'number'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.', 'number'],
  ['4000 0000 0000 0069', 'Your card has expired.', 'expiry'],
  ['4000 0000 0000 0127', 'Your card&#39;s security code is incorrect.', 'cvc'],
])(
  'explains why card %s was refused, keeps the non-secret input, and lets the payer try again',
  async (number, message, field) => {
    const { stripe, shop, sandbox } = await aBench();
    const { session, page } = await anOpenSession(stripe);
    const refused = await typeCard(page, { number, cvc: '987', name: 'Sam "Ace" Carter' });
    expect(refused.status).toBe(402);
    const text = await validPage(refused);
    expect(text).toContain('role="alert"');
    expect(text).toContain(`<p class="field__error" id="${field}-error">${message}</p>`);
    expect(text).toContain('value="Sam &quot;Ace&quot; Carter"');
    expect(text).toContain('value="04 / 30"');
    expect(text).not.toContain(`value="${number}"`);
    expect(text).not.toContain('987');
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
    });

    expect((await typeCard(page)).status).toBe(303);
    await sandbox.webhooksIdle();
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete' });
    expect(shop.types().filter((type) => type === 'payment_intent.created')).toHaveLength(1);
    expect(shop.types()).toContain('payment_intent.payment_failed');
  },
);

it('shows every invalid field at once and doesn’t try to pay', async () => {
  const { stripe } = await aBench();
  const { page, session } = await anOpenSession(stripe, { customer_email: undefined });
  const answer = await typeCard(page, { email: 'sam', number: '1', expiry: '', cvc: '1', name: '' });
  expect(answer.status).toBe(422);
  const text = await validPage(answer);
  for (const field of ['email', 'number', 'expiry', 'cvc', 'name']) {
    expect(text).toContain(`aria-invalid="true" aria-describedby="${field}-error"`);
    expect(text).toContain(`<a href="#${field}">`);
  }
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_intent: null });
});

it('keeps the email address that the payer typed', async () => {
  const { stripe } = await aBench();
  const { page, session } = await anOpenSession(stripe, { customer_email: undefined });
  await typeCard(page, { email: 'kim@example.com' });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    customer_details: { email: 'kim@example.com' },
  });
});

it('asks for authentication, and is paid once that is completed', async () => {
  const { stripe, sandbox, shop } = await aBench();
  const { page, session } = await anOpenSession(stripe);
  const asked = await typeCard(page, { number: '4000 0025 0000 3155' });
  expect(new URL(asked.headers.get('location') ?? '', page).href).toBe(`${page}/authenticate`);
  const text = await validPage(await fetch(`${page}/authenticate`));
  expect(text).toContain('Complete authentication');
  expect(await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })).toMatchObject({
    status: 'open',
    payment_intent: { status: 'requires_action', next_action: { type: 'redirect_to_url' } },
  });
  const done = await postForm(`${page}/authenticate`, { result: 'complete' });
  expect(done.headers.get('location')).toBe(`https://shop.example/payment-success?session_id=${session.id}`);
  await sandbox.webhooksIdle();
  expect(shop.types()).toContain('checkout.session.completed');
  expect((await postForm(`${page}/authenticate`, { result: 'fail' })).status).toBe(303);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
});

it('lets the payer try again after a failed authentication', async () => {
  const { stripe, sandbox, shop } = await aBench();
  const { page, session } = await anOpenSession(stripe);
  await typeCard(page, { number: '4000 0025 0000 3155' });
  const failed = await postForm(`${page}/authenticate`, { result: 'fail' });
  expect(new URL(failed.headers.get('location') ?? '', `${page}/authenticate`).href).toBe(page);
  expect(await validPage(await fetch(page))).toContain('We are unable to authenticate your payment method.');
  await sandbox.webhooksIdle();
  expect(await shop.event('payment_intent.payment_failed')).toMatchObject({
    data: { object: { last_payment_error: { code: 'payment_intent_authentication_failure' } } },
  });
  expect((await typeCard(page)).headers.get('location')).toContain(session.id);
});

it('doesn’t accept a card for an expired session', async () => {
  const { stripe, clock } = await aBench();
  const { page } = await anOpenSession(stripe, { expires_at: clock.seconds() + 30 * 60 });
  clock.advanceMinutes(31);
  const answer = await typeCard(page);
  expect(answer.status).toBe(410);
  const text = await validPage(answer);
  expect(text).toContain('This payment page has expired');
  expect(text).toContain('href="https://shop.example/cart"');
});

it('reports a missing page', async () => {
  const { origin } = await aBench();
  for (const path of ['/pay/cs_test_none', '/pay/cs_test_none/authenticate', '/elsewhere']) {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(404);
    expect(await validPage(answer)).toContain('This payment page doesn’t exist');
  }
});
