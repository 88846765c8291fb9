import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { aBench, anOpenSession, aPaidSession, aStateFile } from '../sandbox.builder.ts';

const DAY_MINUTES = 24 * 60;

it('forgets what was never paid after a month, and payments after more than a year', async () => {
  const stateFile = await aStateFile();
  const { sandbox, stripe, clock } = await aBench({ stateFile });
  sandbox.pauseWebhooks();
  await anOpenSession(stripe);
  const paid = await aPaidSession(stripe);
  const intent = String(paid.payment_intent);
  await stripe.refunds.create({ payment_intent: intent, amount: 100 });
  sandbox.expireDueSessions();
  const kept = async () => (await stripe.checkout.sessions.list()).data.length;

  clock.advanceMinutes(29 * DAY_MINUTES);
  sandbox.expireDueSessions();
  sandbox.forgetOld();
  expect(await kept()).toBe(2);

  clock.advanceMinutes(2 * DAY_MINUTES);
  sandbox.forgetOld();
  expect(await kept()).toBe(1);
  // What was paid can still be paid back.
  expect(await stripe.refunds.create({ payment_intent: intent, amount: 100 })).toMatchObject({
    status: 'succeeded',
  });

  clock.advanceMinutes(400 * DAY_MINUTES);
  sandbox.forgetOld();
  expect(await kept()).toBe(0);
  await expect(stripe.paymentIntents.retrieve(intent)).rejects.toMatchObject({ code: 'resource_missing' });
  await sandbox.close();
  const { tables } = JSON.parse(await readFile(stateFile, 'utf8')) as { tables: Record<string, unknown[]> };
  for (const name of ['sessions', 'products', 'shippingRates', 'paymentIntents', 'charges', 'waitingCards'])
    expect([name, tables[name]]).toEqual([name, []]);
});
