import type { RequestListener } from 'node:http';
import type { TestShop } from '../../../test/test-shop.ts';

/** A refund or a dispute as Stripe lists it. Amounts in pence. */
export interface ListedAtStripe {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
}

/** Asks Stripe's API, as its dashboard does. @param form what to post; it reads when left out. */
export async function askStripe<Answer>(
  { config: { stripe } }: TestShop,
  path: string,
  form?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const answer = await fetch(`${stripe?.apiUrl}/v1/${path}`, {
    headers: { authorization: `Bearer ${stripe?.secretKey}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return (await answer.json()) as Answer;
}

/** Stripe's id of the payment of an order; null until it is paid. */
export async function intentOf(
  shop: TestShop,
  { orderId }: { readonly orderId: string },
): Promise<string | null> {
  const [row] = await shop.rows<{ intent: string | null }>(
    'select stripe_payment_intent as intent from orders where id = $1',
    [orderId],
  );
  return row?.intent ?? null;
}

/** What Stripe lists of the payment of an order, newest first, whoever made it. */
export async function listedAtStripe(
  shop: TestShop,
  order: { readonly orderId: string },
  what: 'refunds' | 'disputes',
): Promise<ListedAtStripe[]> {
  const intent = await intentOf(shop, order);
  if (intent === null) return [];
  const { data } = await askStripe<{ data: ListedAtStripe[] }>(
    shop,
    `${what}?limit=100&payment_intent=${intent}`,
  );
  return data;
}

/** What banks have paid back for an order after disputes, in pence. */
export async function lostAt(shop: TestShop, order: { readonly orderId: string }): Promise<number> {
  const disputes = await listedAtStripe(shop, order, 'disputes');
  return disputes.reduce((sum, { amount, status }) => sum + (status === 'lost' ? amount : 0), 0);
}

/** Makes Stripe answer every request with an error until it is mended. */
export function refuseAtStripe(
  { sandbox }: TestShop,
  status: number,
  error: Readonly<Record<string, string>>,
): { mend(): void } {
  const { server } = sandbox.app;
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (_request, response) => {
    // The shop would compare the time with its own.
    response.sendDate = false;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  });
  return {
    mend() {
      server.removeAllListeners('request');
      for (const listener of listeners) server.on('request', listener);
    },
  };
}
