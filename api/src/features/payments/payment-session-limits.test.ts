import { expect, it } from 'vitest';
import { openTestShop } from '../../../test/test-shop.ts';
import { aBuyableProduct, anOpenCheckout, PAID } from './buying.builder.ts';

it('one network address may read payment sessions thirty times an hour', async () => {
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

it('an outage of Stripe is answered as such, and neither reading nor cancelling logs a fault', async () => {
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
    expect(closing.complaints.filter((line) => line.includes('nobody foresaw'))).toEqual([]);
  } finally {
    await closing.close();
  }
});
