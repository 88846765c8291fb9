import { randomBytes } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { createPaymentSandbox, type PaymentSandbox } from '@treadline/payment-sandbox';

/**
 * How Stripe answers the shop: normally; with an error before doing anything; not at all for now; or it does what was
 * requested but its answer is lost, which is the hardest case.
 */
export type StripeMood = 'well' | 'failing' | 'hanging' | 'forgetful';

/** The payment sandbox, in the chaos test's own process so that it outlives every shop, with faults. */
export interface ChaosStripe {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
  readonly sandbox: PaymentSandbox;
  /**
   * Its objects of a kind, such as `refunds`, newest first, whatever its mood.
   * @param most roughly how many to return; all by default.
   */
  list<Item extends { readonly id: string }>(what: string, most?: number): Promise<Item[]>;
  setMood(mood: StripeMood): void;
  /** Moves its clock forward. */
  passHour(): void;
}

/** Stripe repeats a webhook for three days, so it doesn't give up while shops die faster than they start. */
const RETRY_DELAYS_MS = [200, 500, 1_000, 2_000, 4_000, ...Array<number>(1_000).fill(8_000)];
const HOUR_MS = 3_600_000;
/** Marks the audit's requests, which are always answered. */
const BOOKS_HEADER = 'x-chaos-books';

/**
 * @param host the address to listen on.
 * @param shopUrl picks a shop's address for each delivery of an event.
 */
export async function openStripe(host: string, shopUrl: () => string): Promise<ChaosStripe> {
  const secretKey = `sk_test_${randomBytes(8).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(8).toString('hex')}`;
  let ahead = 0;
  const sandbox = createPaymentSandbox({
    secretKey,
    webhook: {
      url: () => `${shopUrl()}/api/payments/webhook`,
      secret: webhookSecret,
      timeoutMs: 5_000,
    },
    retryDelaysMs: RETRY_DELAYS_MS,
    now: () => new Date(Date.now() + ahead),
  });
  const apiUrl = await sandbox.listen({ host, port: 0 });
  let mood: StripeMood = 'well';
  const held = new Set<() => void>();
  const { server } = sandbox.app;
  const [answer] = server.listeners('request') as RequestListener[];
  if (!answer) throw new Error('The sandbox isn’t listening.');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isShop = request.url?.startsWith('/v1/') && !request.headers[BOOKS_HEADER];
    if (!isShop || mood === 'well') return answer(request, response);
    if (mood === 'failing') return fail(response);
    if (mood === 'forgetful') {
      // The completed answer is discarded, so the work is certainly done; it counts as sent.
      const end = response.end.bind(response);
      response.end = () => {
        response.destroy();
        return end();
      };
      return answer(request, response);
    }
    held.add(() => answer(request, response));
  });
  return {
    secretKey,
    webhookSecret,
    apiUrl,
    sandbox,
    async list<Item extends { readonly id: string }>(what: string, most = Infinity) {
      const items: Item[] = [];
      for (let hasMore = true; hasMore && items.length < most;) {
        const last = items.at(-1)?.id;
        const page = await fetch(`${apiUrl}/v1/${what}?limit=100${last ? `&starting_after=${last}` : ''}`, {
          headers: { authorization: `Bearer ${secretKey}`, [BOOKS_HEADER]: 'yes' },
        });
        const { data, has_more: more } = (await page.json()) as { data: Item[]; has_more: boolean };
        items.push(...data);
        hasMore = more;
      }
      return items;
    },
    setMood(next) {
      mood = next;
      if (next === 'hanging') return;
      for (const go of held) go();
      held.clear();
    },
    passHour() {
      ahead += HOUR_MS;
    },
  };
}

function fail(response: ServerResponse): void {
  response.writeHead(500, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong on our end.' } }));
}
