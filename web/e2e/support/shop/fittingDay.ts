import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { SHOP_DATA_DIR } from '../../setup/shopVariables.ts';

/** Lets the time of an order's fitting come, which no test can wait for: no centre fits on the day of the order. */
export async function letFittingTimeCome(orderId: string): Promise<void> {
  const folder = process.env[SHOP_DATA_DIR] ?? '';
  const database = new Client({
    host: '127.0.0.1',
    port: Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]),
    user: 'treadline',
    password: readFileSync(join(folder, 'postgres.password'), 'utf8').trim(),
    database: 'treadline',
  });
  await database.connect();
  try {
    const { rowCount } = await database.query(
      `update fitting_bookings
        set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour' where order_id = $1`,
      [orderId],
    );
    expect(rowCount).toBe(1);
  } finally {
    await database.end();
  }
}
