import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { createPaymentSandbox, type PaymentSandbox } from './sandbox.ts';
import type { PaymentSandboxOptions } from './state/sandbox.options.ts';

export const SECRET_KEY = 'sk_test_for_the_sandbox_tests';
export const WEBHOOK_SECRET = 'whsec_for_the_sandbox_tests';

/** A shop's webhook endpoint that checks each signature with the official client and stores the events received. */
class CallbackReceiver {
  readonly events: Stripe.Event[] = [];
  readonly signatures: string[] = [];
  /** The status of each answer, by the number of earlier deliveries; `silence` never answers. */
  statusOf: (earlier: number) => number | 'silence' = () => 200;
  readonly #stripe: Stripe;
  readonly #clock: TestClock;
  readonly #server: Server;
  #arrived: (() => void)[] = [];

  constructor(stripe: Stripe, clock: TestClock) {
    this.#stripe = stripe;
    this.#clock = clock;
    this.#server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const status = this.statusOf(this.events.length);
        if (status !== 'silence') response.writeHead(status).end();
        this.#take(body, String(request.headers['stripe-signature']));
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/payments/webhook`;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  types(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** Waits until this many deliveries have arrived. */
  async count(wanted: number): Promise<void> {
    while (this.events.length < wanted) await new Promise<void>((resolve) => this.#arrived.push(resolve));
  }

  /** Waits for an event of a type. */
  async event(type: string): Promise<Stripe.Event> {
    for (let seen = 0; ; seen += 1) {
      await this.count(seen + 1);
      const event = this.events[seen];
      if (event?.type === type) return event;
    }
  }

  #take(body: string, signature: string): void {
    const receivedAt = this.#clock.now.getTime();
    const event = this.#stripe.webhooks.constructEvent(
      body,
      signature,
      WEBHOOK_SECRET,
      undefined,
      undefined,
      receivedAt,
    );
    this.events.push(event);
    this.signatures.push(signature);
    for (const resolve of this.#arrived.splice(0)) resolve();
  }
}

/** A clock that stands still until a test moves it. */
class TestClock {
  now = new Date('2026-03-02T09:00:00Z');

  seconds(): number {
    return this.now.getTime() / 1000;
  }

  advanceMinutes(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }
}

interface Bench {
  sandbox: PaymentSandbox;
  stripe: Stripe;
  shop: CallbackReceiver;
  clock: TestClock;
  origin: string;
}

/** Starts a sandbox, a shop that receives its webhooks, and a Stripe client that calls it; all end with the test. */
export async function aBench(overrides: Partial<PaymentSandboxOptions> = {}): Promise<Bench> {
  const clock = new TestClock();
  const shop = new CallbackReceiver(new Stripe(SECRET_KEY), clock);
  await shop.open();
  const sandbox = createPaymentSandbox({
    secretKey: SECRET_KEY,
    webhook: { url: () => shop.url, secret: WEBHOOK_SECRET },
    shopName: 'Treadline',
    now: () => clock.now,
    ...overrides,
  });
  const origin = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await sandbox.close();
    await shop.close();
  });
  return { sandbox, stripe: aClient(origin), shop, clock, origin };
}

/** The official client, configured for a sandbox as the shop configures it. */
export function aClient(origin: string, secretKey = SECRET_KEY): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** The parameters of a session for two tyres with paid delivery: £194.97. */
export function aSessionOrder(
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [aLine()],
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: 'Standard delivery',
          fixed_amount: { amount: 1_599, currency: 'gbp' },
        },
      },
    ],
    customer_email: 'sam@example.com',
    client_reference_id: 'order-1',
    metadata: { order_id: 'order-1' },
    payment_intent_data: { metadata: { order_id: 'order-1' } },
    success_url: 'https://shop.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/cart',
    ...overrides,
  };
}

export function aLine(
  overrides: Partial<Stripe.Checkout.SessionCreateParams.LineItem> = {},
): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    price_data: {
      currency: 'gbp',
      unit_amount: 8_949,
      product_data: {
        name: 'Michelin Primacy 4+',
        description: '205/55 R16 91V',
        images: ['https://shop.example/uploads/primacy.webp'],
      },
    },
    quantity: 2,
    ...overrides,
  };
}

const PAYING_CARD = '4242 4242 4242 4242';

/** Submits a card on a session's page, as a browser does, and returns the answer without following redirects. */
export function typeCard(page: string, fields: Record<string, string> = {}): Promise<Response> {
  const typed = { number: PAYING_CARD, expiry: '04 / 30', cvc: '123', name: 'Sam Carter', ...fields };
  return postForm(page, typed);
}

export function postForm(page: string, fields: Record<string, string>): Promise<Response> {
  return fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Opens a session and returns its page's address. */
export async function anOpenSession(
  stripe: Stripe,
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  const session = await stripe.checkout.sessions.create(aSessionOrder(overrides));
  return { session, page: session.url ?? '' };
}

/** Opens and pays a session; returns the session as it is then. */
export async function aPaidSession(
  stripe: Stripe,
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  const { session, page } = await anOpenSession(stripe, overrides);
  await typeCard(page);
  return stripe.checkout.sessions.retrieve(session.id);
}

/** A path for a state file in a folder that doesn't exist yet; deleted after the test. */
export async function aStateFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'data', 'payments.json');
}
