import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { describe, expect, onTestFinished, test } from 'vitest';
import { installPackage, manifestOf } from '../publishing/installed-package.builder.ts';
import { aClient, anOpenSession } from './sandbox.builder.ts';

const it = test.extend('installed', { scope: 'file' }, async ({}, { onCleanup }) => {
  const installed = await installPackage('payment-sandbox', ['stripe']);
  onCleanup(() => installed.remove());
  return installed;
});

describe('the package', () => {
  it('has the version and licence of the project', () => {
    const { version, license } = manifestOf('');
    expect(manifestOf('tools/payment-sandbox')).toMatchObject({ version, license });
  });

  it('starts in an empty project and compiles there', async ({ installed }) => {
    const code = `import { createPaymentSandbox } from '@treadline/payment-sandbox';
      const sandbox = createPaymentSandbox({ secretKey: 'sk_test_mine' });
      console.log(await sandbox.listen({ host: '127.0.0.1', port: 0 }));
      await sandbox.close();`;
    expect(await installed.runFile('start.js', code)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
    await installed.compileFile(
      'start.ts',
      `${code}\nsandbox.planNextRefund({ error: 'insufficient_funds' });`,
    );
  });
});

/** Starts the command of the installed package; gives its process and the lines it prints. */
function start(location: string, ...args: string[]): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [join(location, 'dist/cli.js'), ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

const nextOf = async (lines: AsyncIterator<string>): Promise<string> => String((await lines.next()).value);

/** A shop's endpoint, which checks signatures as the official client does; gives its address and its events. */
async function anEndpoint(stripe: () => Stripe, secret: string): Promise<{ url: string; events: string[] }> {
  const events: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = request.headers['stripe-signature'] ?? '';
      events.push(stripe().webhooks.constructEvent(body, signature, secret).type);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, events };
}

describe('the command', () => {
  it('serves the official client, sends events, and ends when it is told to', async ({ installed }) => {
    let address = '';
    const stripe = (): Stripe => aClient(address, 'sk_test_mine');
    const endpoint = await anEndpoint(stripe, 'whsec_mine');
    const options = {
      'secret-key': 'sk_test_mine',
      'webhook-url': endpoint.url,
      'webhook-secret': 'whsec_mine',
    };
    const given = Object.entries({ port: '0', 'shop-name': 'Tyres & Co', ...options });
    const args = given.flatMap(([name, value]) => [`--${name}`, value]);
    const { child, lines } = start(installed.location, ...args);
    [, address = ''] = /listens at (\S+)\. No real money moves/.exec(await nextOf(lines)) ?? [];
    expect(await nextOf(lines)).toBe('Secret key: sk_test_mine');
    expect(await nextOf(lines)).toBe(`Events go to ${endpoint.url}, signed with whsec_mine.`);
    const { session, page } = await anOpenSession(stripe());
    expect(await (await fetch(page)).text()).toContain('Tyres &amp; Co');
    await stripe().checkout.sessions.expire(session.id);
    await expect.poll(() => endpoint.events).toEqual(['checkout.session.expired']);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('prints its options, and refuses one that it does not have', async ({ installed }) => {
    const help = start(installed.location, '--help');
    expect(await nextOf(help.lines)).toBe('Usage: payment-sandbox [options]');
    for (const wrong of [
      ['--prt', '1'],
      ['--port', '65536'],
      ['--webhook-url', 'shop'],
    ]) {
      const { child } = start(installed.location, ...wrong);
      expect(await once(child, 'exit')).toEqual([2, null]);
    }
  });

  it('refuses a live key', async ({ installed }) => {
    const { child } = start(installed.location, '--port', '0', '--secret-key', 'sk_live_x');
    expect(await once(child, 'exit')).toEqual([1, null]);
  });
});
