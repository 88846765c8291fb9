import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { World } from './world.ts';

/** Scheduled every minute; they find work lost with a process. */
const SWEEPS = ['reconcile-payments', 'sweep-mails', 'sweep-webhooks'];
/** Work still waiting after this many hours will wait forever. */
const MOST_HOURS = 12;
const LOOKS_AN_HOUR = 30;
const BETWEEN_LOOKS_MS = 500;

/** Moves time forward an hour: delayed work, and claims of dead processes, come due. */
const PASS_HOUR = [
  `update orders set created_at = created_at - interval '1 hour', reserved_until = reserved_until - interval '1 hour',
      paid_at = paid_at - interval '1 hour'
    where payment_status = 'UNPAID' or needs_attention is not null`,
  `update refunds set updated_at = updated_at - interval '1 hour', tried_at = tried_at - interval '1 hour'
    where status not in ('SUCCEEDED', 'FAILED', 'CANCELED')`,
  `update mails set next_attempt_at = now() where status = 'QUEUED'`,
  `update webhook_deliveries set next_attempt_at = now() where status = 'QUEUED'`,
  `update pgboss.job set start_after = now() where state < 'active' and start_after > now()`,
  `update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'`,
  `update pgboss.queue set monitor_on = null, monitor_claim_on = null`,
];

/** Pending work, by name; nothing else may be left once all is calm. */
const STILL_TO_COME: Readonly<Record<string, string>> = {
  'work in the queue': `select 1 from pgboss.job where state < 'completed' and name not like '\\_\\_%'
    and name not in (select name from pgboss.schedule) and name <> 'dead-letters'`,
  'unpaid orders that hold tyres': `select 1 from orders where reserved_until is not null`,
  'refunds in flight': `select 1 from refunds where status in ('PENDING', 'REQUIRES_ACTION')`,
  'webhooks without an outcome': `select 1 from payment_events where settled_at is null and session_id is not null`,
  'emails in the outbox': `select 1 from mails where status = 'QUEUED'`,
  'webhooks in the outbox': `select 1 from webhook_deliveries where status = 'QUEUED'`,
};

/** Pending work: its name and amount. */
async function stillToCome(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ name: string; count: number }>(
    Object.entries(STILL_TO_COME)
      .map(([name, query]) => `select '${name}' as name, count(*)::int as count from (${query}) waiting`)
      .join(' union all '),
  );
  return rows.filter(({ count }) => count > 0).map(({ name, count }) => `${count} ${name}`);
}

/**
 * Ends every fault, and lets hours pass until no work is left.
 * @returns the work still pending after more hours than anything may take; empty if all is calm.
 */
export async function calmDown({ shops, database, stripe, mail, receiver }: World): Promise<string[]> {
  stripe.setMood('well');
  mail.answer = () => null;
  receiver.answer = (response) => response.end('ok');
  for (const { relay } of shops) relay?.heal();
  await Promise.all(shops.map(({ process }) => process.ready()));
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  let waiting: string[] = [];
  for (let hour = 0; hour < MOST_HOURS; hour += 1) {
    for (const change of PASS_HOUR) await database.query(change);
    stripe.passHour();
    stripe.sandbox.changeDueRefunds();
    await boss.supervise();
    for (const name of SWEEPS) await boss.send(name, {});
    for (let look = 0; look < LOOKS_AN_HOUR; look += 1) {
      await delay(BETWEEN_LOOKS_MS);
      await stripe.sandbox.webhooksIdle();
      waiting = await stillToCome(database);
      if (waiting.length === 0) break;
    }
    // One more round when all seems done, because some work only comes due then, such as a refund that fails late.
    if (waiting.length === 0 && hour > 1) break;
  }
  await boss.stop({ graceful: false });
  return waiting;
}
