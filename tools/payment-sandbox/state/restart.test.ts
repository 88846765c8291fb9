import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import {
  aBench,
  aClient,
  anOpenSession,
  aPaidSession,
  aSessionOrder,
  aStateFile,
  SECRET_KEY,
  typeCard,
  WEBHOOK_SECRET,
} from '../sandbox.builder.ts';

it('still has its sessions, payments and keys after a restart', async () => {
  const stateFile = await aStateFile();
  const before = await aBench({ stateFile });
  const { session } = await anOpenSession(before.stripe);
  const paid = await aPaidSession(before.stripe);
  const keyed = await before.stripe.checkout.sessions.create(aSessionOrder(), { idempotencyKey: 'order-7' });
  await before.sandbox.close();

  const { stripe, origin } = await aBench({ stateFile });
  expect((await typeCard(`${origin}/pay/${session.id}`)).status).toBe(303);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete' });
  expect(await stripe.refunds.create({ payment_intent: String(paid.payment_intent) })).toMatchObject({
    status: 'succeeded',
  });
  expect(await stripe.checkout.sessions.create(aSessionOrder(), { idempotencyKey: 'order-7' })).toEqual(
    keyed,
  );
});

it('continues with pending deliveries', async () => {
  const stateFile = await aStateFile();
  const before = await aBench({ stateFile });
  before.sandbox.pauseWebhooks();
  const paid = await aPaidSession(before.stripe);
  await before.sandbox.close();

  const { shop } = await aBench({ stateFile });
  expect((await shop.event('checkout.session.completed')).data.object).toMatchObject({ id: paid.id });
});

it('keeps every acknowledged session when its process is killed', async () => {
  const stateFile = await aStateFile();
  const { origin, child } = await aSandboxProcess(stateFile);
  const client = aClient(origin);
  const session = await client.checkout.sessions.create(aSessionOrder());
  child.kill('SIGKILL');
  await once(child, 'exit');

  const { stripe } = await aBench({ stateFile, now: () => new Date() });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    amount_total: 19_497,
  });
});

/** Runs a sandbox in a separate process. */
async function aSandboxProcess(stateFile: string): Promise<{ origin: string; child: ChildProcess }> {
  const script = `
    import { createPaymentSandbox } from ${JSON.stringify(new URL('../sandbox.ts', import.meta.url).href)};
    const sandbox = createPaymentSandbox({
      secretKey: ${JSON.stringify(SECRET_KEY)},
      stateFile: ${JSON.stringify(stateFile)},
      webhook: { url: () => 'http://127.0.0.1:9/', secret: ${JSON.stringify(WEBHOOK_SECRET)} },
    });
    console.log(await sandbox.listen({ host: '127.0.0.1', port: 0 }));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [origin] = await once(createInterface({ input: child.stdout }), 'line');
  return { origin, child };
}

it.each(['not JSON {', '{"version":99}', '{"version":1,"tables":{"sessions":7}}'])(
  'sets the broken state %s aside and starts afresh',
  async (text) => {
    const stateFile = await aStateFile();
    await (await aBench({ stateFile })).sandbox.close();
    await writeFile(stateFile, text);
    const warnings: string[] = [];
    const logger = {
      info: () => {},
      warn: (_details: object, message: string) => warnings.push(message),
      error: () => {},
    };
    const { stripe } = await aBench({ stateFile, logger });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
    expect(warnings).toEqual(['The payment sandbox couldn’t read its state and starts afresh.']);
    const folder = join(stateFile, '..');
    const [aside = ''] = (await readdir(folder)).filter((name) => name.includes('.broken-'));
    expect(await readFile(join(folder, aside), 'utf8')).toBe(text);
  },
);

it('never writes a card number or security code to disk', async () => {
  const stateFile = await aStateFile();
  const { stripe, sandbox } = await aBench({ stateFile });
  const { page } = await anOpenSession(stripe);
  await typeCard(page, { number: '4000 0025 0000 3155', cvc: '987' });
  await typeCard(page, { number: '4111 1111 1111 1111', cvc: '987' });
  await sandbox.close();
  const text = await readFile(stateFile, 'utf8');
  expect(text).toContain('pm_card_authenticationRequiredOnSetup');
  expect(text).not.toMatch(/4000002500003155|4111111111111111|"987"/);
});

it('removes half-written files of a killed process', async () => {
  const stateFile = await aStateFile();
  const before = await aBench({ stateFile });
  const { session } = await anOpenSession(before.stripe);
  await before.sandbox.close();
  await writeFile(`${stateFile}.12345.tmp`, '{"half');
  const { stripe } = await aBench({ stateFile });
  expect(await readdir(dirname(stateFile))).toEqual([basename(stateFile)]);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
});
