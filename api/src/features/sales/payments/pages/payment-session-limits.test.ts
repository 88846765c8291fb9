import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  aBuyableProduct,
  aCheckout,
  anOpenCheckout,
  BUY,
  checkOut,
  PAID,
} from '../../../../../test/fixtures/buying.ts';
import { nextAddress } from '../../../../../test/next-address.ts';
import { openTestShop } from '../../../../../test/test-shop.ts';

it('one network address can read payment sessions thirty times an hour', async () => {
  const strict = await openTestShop({ env: { PAYMENT_READS_PER_HOUR: '30' } });
  try {
    const { sessionId } = await anOpenCheckout(strict, await aBuyableProduct(strict));
    for (let reads = 0; reads < 30; reads += 1)
      expect((await strict.graphql(PAID, { id: sessionId })).errors).toBeUndefined();
    const refused = await strict.graphql<{ paymentSession: null }>(PAID, { id: sessionId });
    expect(refused).toMatchObject({
      data: { paymentSession: null },
      errors: [
        {
          extensions: { code: 'TOO_MANY_REQUESTS' },
          message: expect.stringContaining('try again in an hour'),
        },
      ],
    });
    expect(strict.complaints).toEqual([]);
  } finally {
    await strict.close();
  }
});

it('C-52 a buyer can read on, order by order, when others behind the same address have read too often', async () => {
  const strict = await openTestShop({ env: { TRUSTED_PROXIES: '1', PAYMENT_READS_PER_HOUR: '3' } });
  try {
    const product = await aBuyableProduct(strict);
    const from = nextAddress();
    const [one, other] = [await anOpenCheckout(strict, product), await anOpenCheckout(strict, product)];
    const read = async ({ sessionId }: { sessionId: string }, headers: Record<string, string>) =>
      (await strict.graphql<{ paymentSession: object | null }>(PAID, { id: sessionId }, headers)).errors?.[0]
        ?.extensions.code ?? 'READ';
    const often = async (...asked: Parameters<typeof read>) => {
      const answers: string[] = [];
      for (let reads = 0; reads < 4; reads += 1) answers.push(await read(...asked));
      return answers;
    };
    const thrice = ['READ', 'READ', 'READ', 'TOO_MANY_REQUESTS'];
    expect(await often(one, from)).toEqual(thrice);
    expect(await often(one, { ...from, cookie: one.cookie })).toEqual(thrice);
    expect(await often(other, { ...from, cookie: other.cookie })).toEqual(thrice);
    // Another browser's cookie makes nobody the buyer, and guesses count too.
    expect(await read(one, { ...from, cookie: other.cookie })).toBe('TOO_MANY_REQUESTS');
    expect(await often({ sessionId: 'cs_test_guessed' }, nextAddress())).toEqual(thrice);
  } finally {
    await strict.close();
  }
});

it('returns to a payment are limited per hour, whatever the return page has read', async () => {
  const strict = await openTestShop({ env: { PAYMENT_READS_PER_HOUR: '3' } });
  try {
    const product = await aBuyableProduct(strict);
    const input = aCheckout({
      items: [{ productId: product.id, quantity: 1 }],
      idempotencyKey: randomUUID(),
    });
    const codeOf = async (document: string, variables: object, headers: Record<string, string> = {}) =>
      (await strict.graphql(document, variables, headers)).errors?.[0]?.extensions.code ?? 'DONE';
    const often = async (once: () => Promise<string>) => [
      await once(),
      await once(),
      await once(),
      await once(),
    ];
    const thrice = ['DONE', 'DONE', 'DONE', 'TOO_MANY_REQUESTS'];
    const [first, other] = [await anOpenCheckout(strict, product), await checkOut(strict, input)];
    const RESUME = 'mutation ($id: ID!) { resumeCheckout(orderId: $id) { __typename } }';
    const { orderId: id, sessionId, cookie } = first;
    expect(other.kind).toBe('Checkout');
    expect(await often(() => codeOf(PAID, { id: sessionId }, { cookie }))).toEqual(thrice);
    expect(await often(() => codeOf(RESUME, { id }, { cookie }))).toEqual(thrice);
    expect(await often(() => codeOf(BUY, { input }))).toEqual(thrice);
  } finally {
    await strict.close();
  }
});

it('during an outage of Stripe, reading and cancelling say so and log no errors', async () => {
  const closing = await openTestShop();
  try {
    const checkout = await anOpenCheckout(closing, await aBuyableProduct(closing));
    await closing.sandbox.close();
    const answers = [
      await closing.graphql(PAID, { id: checkout.sessionId }),
      await closing.graphql('mutation Cancel($id: ID!) { cancelCheckout(orderId: $id) }', {
        id: checkout.orderId,
      }),
    ];
    for (const { errors } of answers)
      expect(errors?.[0]).toMatchObject({
        message: 'We can’t reach our payment provider at the moment. Please try again in a minute.',
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      });
    expect(closing.complaints.filter((line) => line.includes('failed unexpectedly'))).toEqual([]);
  } finally {
    await closing.close();
  }
});
