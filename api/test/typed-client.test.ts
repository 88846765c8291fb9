import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { expect } from 'vitest';
import { portOf } from '../src/platform/process/free-port.ts';
import { shopTest } from './shop-test.ts';

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL('typed-client/', import.meta.url));
const COMPILER = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));

const it = shopTest().extend(
  'address',
  { scope: 'file' },
  ({ shop }) => `http://127.0.0.1:${portOf(shop.app.server)}/api`,
);

interface Purchase {
  readonly price: number;
  readonly orderId: string;
}

it('API1-14 API1-15 a client generated from the OpenAPI document compiles, buys and sees its payment', async ({
  shop,
  address,
}) => {
  const types = await openapiTypescript(new URL(`${address}/openapi.json`));
  writeFileSync(`${FOLDER}/paths.generated.ts`, astToString(types));
  await run(process.execPath, [COMPILER, '-p', FOLDER]);

  const { stdout } = await run(process.execPath, [`${FOLDER}/purchase.ts`, address]);
  const purchase = JSON.parse(stdout) as Purchase;

  const [order] = await shop.rows<{ total: number; payment_status: string }>(
    'select total_pence as total, payment_status from orders where id = $1',
    [purchase.orderId],
  );
  expect(purchase).toEqual({
    price: expect.any(Number) as number,
    orderId: expect.any(String) as string,
    orderOfSession: purchase.orderId,
    paymentStatus: 'paid',
    amountTotal: order?.total,
    faultyFields: expect.arrayContaining(['email', 'items']) as string[],
  });
  expect(order?.total).toBeGreaterThanOrEqual(Math.round(purchase.price * 200));
  expect(order?.payment_status).toBe('PAID');
});
