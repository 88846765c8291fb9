import Stripe from 'stripe';
import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';

const it = shopTest();

it('a database error is logged without the row that it quotes', async ({ shop, customer: { email } }) => {
  const { logger } = shop.services.platform;
  const again = shop.rows(
    `insert into users (id, email, password_hash, first_name, last_name, role, created_at)
      values (gen_random_uuid(), $1, 'x', 'x', 'x', 'CUSTOMER', now())`,
    [email],
  );
  const fault = await again.catch((error: unknown) => error);
  expect(fault).toMatchObject({ detail: expect.stringContaining(email) });
  logger.error({ err: fault }, 'It failed.');
  const [line = ''] = shop.complaints.splice(0);
  expect(JSON.parse(line)).toMatchObject({
    msg: 'It failed.',
    err: { code: '23505', message: expect.stringContaining('duplicate key'), stack: expect.any(String) },
  });
  expect(line).not.toContain(email);
});

it('an error copied into a plain object is logged like the error', ({ shop }) => {
  const { logger } = shop.services.platform;
  const facts = {
    message: 'It broke.',
    stack: 'Error: It broke.\n    at work',
    code: '23505',
    queue: 'mail',
  };
  const quoted = { detail: 'Key (email)=(ada@example.com)', parameters: ['ada'], cause: { detail: 'ada' } };
  const refusal = { rawType: 'card_error', requestId: 'req_1', message: 'For ada', stack: 'Error: For ada' };
  for (const err of [{ ...facts, ...quoted }, refusal, [facts, quoted]]) logger.error({ err }, 'It failed.');
  const lines = shop.complaints.splice(0);
  expect(lines.map((line) => (JSON.parse(line) as { err: object }).err)).toEqual([
    facts,
    { rawType: 'card_error', requestId: 'req_1', stack: 'Object\n' },
    {},
  ]);
});

it('an error that is only a text is logged unchanged', ({ shop }) => {
  shop.services.platform.logger.warn({ err: 'terminating connection' }, 'It was lost.');
  expect(JSON.parse(shop.complaints.splice(0)[0] ?? '')).toMatchObject({ err: 'terminating connection' });
});

it('a Stripe error is logged without its message and extra data', ({ shop }) => {
  const refusal = Stripe.errors.StripeError.generate({
    type: 'invalid_request_error',
    code: 'email_invalid',
    message: 'Invalid email address: ada@example.com',
    param: 'customer_email',
    payment_intent: { id: 'pi_1', client_secret: 'pi_1_secret_2' } as Stripe.PaymentIntent,
  });
  shop.services.platform.logger.error({ err: refusal }, 'It failed.');
  const [line = ''] = shop.complaints.splice(0);
  expect(JSON.parse(line)).toMatchObject({
    msg: 'It failed.',
    err: {
      rawType: 'invalid_request_error',
      code: 'email_invalid',
      param: 'customer_email',
      stack: expect.stringContaining('logging.test.ts'),
    },
  });
  expect(line).not.toMatch(/ada@example|pi_1/);
});
