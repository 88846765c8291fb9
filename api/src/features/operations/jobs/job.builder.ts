import { randomUUID } from 'node:crypto';
import type { TestShop } from '../../../../test/test-shop.ts';

/** A job to send an email, as the queue stores it after its last attempt. @returns its id. */
export async function aFailedJob(shop: TestShop, error = 'The mail server hung up'): Promise<string> {
  const id = randomUUID();
  await shop.rows(
    `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output, policy)
      values ($1, 'send-mail', $2, 'failed', 8, 8, now(), $3, 'short')`,
    [id, JSON.stringify({ mailId: randomUUID() }), JSON.stringify({ message: error })],
  );
  return id;
}
