import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { aBench, anOpenSession, aPaidSession, aStateFile, typeCard } from '../sandbox.builder.ts';

const DAY_MINUTES = 24 * 60;
/** Its holder must confirm the payment. */
const CARD_THAT_WAITS = '4000 0025 0000 3155';

it('deletes unpaid sessions after a month, and payments after more than a year', async () => {
  const { sandbox, stripe, clock } = await aBench();
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
  // A paid session can still be refunded.
  expect(await stripe.refunds.create({ payment_intent: intent, amount: 100 })).toMatchObject({
    status: 'succeeded',
  });

  clock.advanceMinutes(400 * DAY_MINUTES);
  sandbox.forgetOld();
  expect(await kept()).toBe(0);
  await expect(stripe.paymentIntents.retrieve(intent)).rejects.toMatchObject({ code: 'resource_missing' });
});

/** The ids in a state file, by table name. */
async function idsIn(stateFile: string): Promise<[table: string, ids: string[]][]> {
  const { tables } = JSON.parse(await readFile(stateFile, 'utf8')) as {
    tables: Record<string, [id: string, value: unknown][]>;
  };
  return Object.entries(tables).map(([name, rows]) => [name, rows.map(([id]) => id)]);
}

it('keeps nothing forever, in any table', async () => {
  const stateFile = await aStateFile();
  const before = await aBench({ stateFile });
  before.sandbox.pauseWebhooks();
  const { page } = await anOpenSession(before.stripe);
  await typeCard(page, { number: CARD_THAT_WAITS });
  const { payment_intent: intent } = await aPaidSession(before.stripe);
  await before.stripe.refunds.create({ payment_intent: String(intent), amount: 100 });
  before.sandbox.openDispute(String(intent));
  await before.sandbox.close();
  const old = await idsIn(stateFile);
  // A new table must be filled above, or nothing proves that it's ever emptied.
  expect(old.filter(([, ids]) => ids.length === 0)).toEqual([]);

  const { sandbox, stripe, shop, clock } = await aBench({ stateFile });
  await shop.count(new Map(old).get('deliveries')?.length ?? 0);
  clock.advanceMinutes(402 * DAY_MINUTES);
  sandbox.forgetOld();
  // Old events and answers are deleted when new ones are added.
  await aPaidSession(stripe);
  await sandbox.close();
  const now = new Map(await idsIn(stateFile));
  expect(old.map(([name, ids]) => [name, ids.filter((id) => now.get(name)?.includes(id))])).toEqual(
    old.map(([name]) => [name, []]),
  );
});
