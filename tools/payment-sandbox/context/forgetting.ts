import { idOf } from '../state/wire.objects.ts';
import type { SandboxContext } from './sandbox.context.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** By then nobody needs a payment that was never made. */
const UNPAID_SECONDS = 30 * DAY_SECONDS;
/** A payment can be refunded for a long time. */
const PAID_SECONDS = 400 * DAY_SECONDS;

/** Deletes old objects. Stripe keeps everything, but a sandbox holds everything in memory and in one file. */
export function forgetOld({ store, now }: SandboxContext): void {
  const { sessions, products, shippingRates, paymentIntents, waitingCards, charges, refunds, disputes } =
    store.tables;
  const isOld = (created: number, wasPaid: boolean): boolean =>
    created < now() - (wasPaid ? PAID_SECONDS : UNPAID_SECONDS);
  let forgotten = 0;
  const forget = (table: Map<string, unknown>, id: string | null): void => {
    if (id !== null && table.delete(id)) forgotten += 1;
  };
  for (const [id, { session, lineItems }] of sessions) {
    if (!isOld(session.created, session.payment_status === 'paid')) continue;
    for (const { price } of lineItems) forget(products, idOf(price.product));
    for (const { shipping_rate: rate } of session.shipping_options) forget(shippingRates, idOf(rate));
    forget(sessions, id);
  }
  for (const [id, { created, status }] of paymentIntents) {
    if (!isOld(created, status === 'succeeded')) continue;
    forget(waitingCards, id);
    forget(paymentIntents, id);
  }
  for (const [id, { created, paid }] of charges) if (isOld(created, paid)) forget(charges, id);
  for (const table of [refunds, disputes])
    for (const [id, { created }] of table) if (isOld(created, true)) forget(table, id);
  if (forgotten > 0) store.changed();
}
