import { randomBytes } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { createPaymentSandbox, type PaymentSandbox } from '@treadline/payment-sandbox';

/**
 * How Stripe answers the shop: well; with an error before it does anything; not at all for now; or it does what it is
 * asked and the answer is lost, which is the hardest of all.
 */
export type StripeMood = 'well' | 'failing' | 'hanging' | 'forgetful';

/** The payment sandbox in the process of the chaos, so that it outlives every shop, and its faults. */
export interface ChaosStripe {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
  readonly sandbox: PaymentSandbox;
  /**
   * Its objects of a kind, such as `refunds`, newest first, in whatever mood it is.
   * @param most about how many are wanted; all unless given.
   */
  list<Item extends { readonly id: string }>(what: string, most?: number): Promise<Item[]>;
  setMood(mood: StripeMood): void;
  /** Moves its clock forward. */
  passHour(): void;
}

/** Stripe repeats a callback for three days: it does not give up while shops die faster than they start. */
const RETRY_DELAYS_MS = [200, 500, 1_000, 2_000, 4_000, ...Array<number>(1_000).fill(8_000)];
const HOUR_MS = 3_600_000;
/** Marks the requests of the books, which are answered well in every mood. */
const BOOKS_HEADER = 'x-chaos-books';

/** @param shopUrl gives the address of a shop; each delivery of an event asks for one. */
export async function openStripe(shopUrl: () => string): Promise<ChaosStripe> {
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
  const apiUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  let mood: StripeMood = 'well';
  const held = new Set<() => void>();
  const { server } = sandbox.app;
  const [answer] = server.listeners('request') as RequestListener[];
  if (!answer) throw new Error('The sandbox does not listen.');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isShop = request.url?.startsWith('/v1/') && !request.headers[BOOKS_HEADER];
    if (!isShop || mood === 'well') return answer(request, response);
    if (mood === 'failing') return fail(response);
    if (mood === 'forgetful') {
      // The answer is thrown away when it is complete, so that the work is surely done; it counts as given.
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
