import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { createPaymentSandbox } from '../sandbox.ts';
import type { Side } from './scenario.ts';
import type { StripeTestConfig } from './stripe-test.config.ts';

const SANDBOX_KEY = 'sk_test_for_the_contract';
const STRANGERS_KEY = 'sk_test_nobodys_0123456789';
/** For one request; Stripe takes a second or two for some. */
const TIMEOUT_MS = 30_000;
const MINUTE_MS = 60_000;

function aClient({ secretKey, origin }: StripeTestConfig): Stripe {
  const { hostname, port, protocol } = new URL(origin);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Stripe, or the server in its place. */
export const stripeSide = ({ secretKey, origin }: StripeTestConfig): Side => ({
  stripe: aClient({ secretKey, origin }),
  stranger: aClient({ secretKey: STRANGERS_KEY, origin }),
  letBankAct: () => undefined,
});

/**
 * A sandbox of the test's own.
 * @param change alters the JSON of each answer on its way, as a server would that has drifted from Stripe.
 */
export async function sandboxSide(change?: (json: string) => string): Promise<Side> {
  let ahead = 0;
  const sandbox = createPaymentSandbox({
    secretKey: SANDBOX_KEY,
    // Nobody listens there: the contract reads events from the list.
    webhook: { url: () => 'http://127.0.0.1:9', secret: 'whsec_for_the_contract' },
    now: () => new Date(Date.now() + ahead),
  });
  const own = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const changing = change && (await aChangingProxy(own, change));
  onTestFinished(async () => {
    await changing?.close();
    await sandbox.close();
  });
  return {
    ...stripeSide({ secretKey: SANDBOX_KEY, origin: changing?.origin ?? own }),
    letBankAct: () => {
      ahead += MINUTE_MS;
      sandbox.openDueDisputes();
    },
  };
}

async function forward(
  origin: string,
  change: (json: string) => string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(incoming);
  const { method, headers } = incoming;
  const outgoing = request(new URL(incoming.url ?? '', origin), { method, headers }, (answer) => {
    void text(answer).then((json) => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, kept).end(change(json));
    });
  });
  outgoing.end(body);
}

async function aChangingProxy(
  origin: string,
  change: (json: string) => string,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server: Server = createServer(
    (incoming, response) => void forward(origin, change, incoming, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
