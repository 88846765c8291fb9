import { expect, it } from 'vitest';
import { aBench, aClient, SECRET_KEY } from '../sandbox.builder.ts';
import { API_VERSION } from '../state/wire.objects.ts';

it('refuses a wrong key without printing it', async () => {
  const { origin } = await aBench();
  const wrong = aClient(origin, 'sk_test_0123456789abcdef');
  await expect(wrong.checkout.sessions.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    message: 'Invalid API Key provided: sk_test_************cdef',
  });
});

it('refuses a request without a key', async () => {
  const { origin } = await aBench();
  const response = await fetch(`${origin}/v1/events`);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Basic realm="Stripe"');
  expect(await response.json()).toMatchObject({
    error: { type: 'invalid_request_error', message: expect.stringMatching(/did not provide an API key/) },
  });
});

it('accepts the key by basic authentication too', async () => {
  const { origin } = await aBench();
  const Authorization = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
  expect((await fetch(`${origin}/v1/events`, { headers: { Authorization } })).status).toBe(200);
});

it('names the API version and the request on every answer', async () => {
  const { stripe } = await aBench();
  const { lastResponse } = await stripe.checkout.sessions.list();
  expect(lastResponse).toMatchObject({
    apiVersion: API_VERSION,
    requestId: expect.stringMatching(/^req_\w{14}$/),
  });
  await expect(stripe.charges.retrieve('ch_none')).rejects.toMatchObject({
    requestId: expect.stringMatching(/^req_/),
  });
});

it('answers unsupported requests with Stripe’s error shape', async () => {
  const { stripe } = await aBench();
  await expect(stripe.customers.list()).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Unrecognized request URL (GET: /v1/customers).'),
  });
});

it('refuses a body that is too large or isn’t a form', async () => {
  const { origin } = await aBench();
  const Authorization = `Bearer ${SECRET_KEY}`;
  const large = await fetch(`${origin}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization },
    body: new URLSearchParams({ a: 'x'.repeat(300_000) }),
  });
  expect(large.status).toBe(413);
  const json = await fetch(`${origin}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(json.status).toBe(415);
  expect(await json.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

it.each(['currency', 'payment_intent.nothing', 'a.b.c.d.e'])('refuses to expand %s', async (path) => {
  const { stripe } = await aBench();
  const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'gbp' });
  await expect(stripe.paymentIntents.retrieve(intent.id, { expand: [path] })).rejects.toMatchObject({
    statusCode: 400,
  });
});
