import type { SandboxContext } from '../context/sandbox.context.ts';
import { refusedByState } from '../http/api.error.ts';
import {
  cancelIntent,
  createIntent,
  finishAuthentication,
  presentCard,
} from '../payments/payment.service.ts';
import type { PresentedCard } from '../shapes/charge.shape.ts';
import { newId } from '../state/object.id.ts';
import type { CheckoutRecord } from '../state/sandbox.store.ts';
import { idOf, type LineItem, type PaymentIntent } from '../state/wire.objects.ts';
import type { EventCause } from '../webhooks/event.log.ts';
import { newLineItem, newProduct, newShippingRate } from './line-item.shape.ts';
import type { CheckoutOrder } from './session.params.ts';
import { customerDetails, newSession } from './session.shape.ts';

export function createSession(context: SandboxContext, order: CheckoutOrder): CheckoutRecord {
  const { tables } = context.store;
  const created = context.now();
  const lineItems = order.lines.map((line): LineItem => {
    const product = newProduct(line, created);
    tables.products.set(product.id, product);
    return newLineItem(line, product.id, created);
  });
  const rate = order.shipping && newShippingRate(order.shipping, created);
  if (rate) tables.shippingRates.set(rate.id, rate);
  const id = newId('session');
  const session = newSession(order, {
    id,
    url: `${context.publicUrl()}/pay/${id}`,
    created,
    subtotal: lineItems.reduce((sum, { amount_subtotal }) => sum + amount_subtotal, 0),
    shippingRate: rate?.id ?? null,
  });
  const record = { session, lineItems, intentDetails: order.intentDetails };
  tables.sessions.set(id, record);
  context.store.changed();
  return record;
}

/** Finds a session, and first expires it if its time is over. */
export function findSession(context: SandboxContext, id: string): CheckoutRecord | undefined {
  const record = context.store.tables.sessions.get(id);
  if (record && isDue(context, record)) expireSession(context, record);
  return record;
}

/**
 * Expires an open session, and cancels the PaymentIntent of a failed attempt.
 * @throws ApiError if the session is no longer open.
 */
export function expireSession(
  context: SandboxContext,
  { session }: CheckoutRecord,
  cause?: EventCause,
): void {
  if (session.status !== 'open') {
    throw refusedByState(
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a ' +
        `status of \`${session.status}\`.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  const intent = intentOf(context, session.payment_intent);
  if (intent) cancelIntent(context, intent, 'expired', cause);
  context.events.emit('checkout.session.expired', session, { cause });
}

/** Expires every open session whose time is over; returns how many there were. */
export function expireDueSessions(context: SandboxContext): number {
  const due = [...context.store.tables.sessions.values()].filter((record) => isDue(context, record));
  for (const record of due) expireSession(context, record);
  return due.length;
}

/** Pays a session with a card if it's still open. The outcome is in its status and its PaymentIntent's. */
export function paySession(context: SandboxContext, record: CheckoutRecord, presented: PresentedCard): void {
  const { session, intentDetails } = record;
  if (session.status !== 'open') return;
  let intent = intentOf(context, session.payment_intent);
  if (!intent) {
    const money = { amount: session.amount_total ?? 0, currency: session.currency ?? '' };
    intent = createIntent(context, { ...intentDetails, ...money });
    session.payment_intent = intent.id;
  }
  session.customer_details = customerDetails(session.customer_email ?? presented.email, presented.name);
  presentCard(context, intent, presented, { authenticationUrl: `${session.url}/authenticate` });
  completeWhenPaid(context, record, intent);
}

/** Continues a session after its payer has authenticated or failed to. */
export function authenticateSession(context: SandboxContext, record: CheckoutRecord, passed: boolean): void {
  const intent = intentOf(context, record.session.payment_intent);
  if (record.session.status !== 'open' || !intent) return;
  finishAuthentication(context, intent, passed);
  completeWhenPaid(context, record, intent);
}

/** A session's PaymentIntent; it exists once someone has tried to pay. */
export function sessionIntent(
  context: SandboxContext,
  { session }: CheckoutRecord,
): PaymentIntent | undefined {
  return intentOf(context, session.payment_intent);
}

function completeWhenPaid(context: SandboxContext, { session }: CheckoutRecord, intent: PaymentIntent): void {
  if (intent.status !== 'succeeded') return;
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  context.events.emit('checkout.session.completed', session);
}

function isDue(context: SandboxContext, { session }: CheckoutRecord): boolean {
  return session.status === 'open' && session.expires_at <= context.now();
}

function intentOf(
  { store }: SandboxContext,
  field: string | PaymentIntent | null,
): PaymentIntent | undefined {
  return store.tables.paymentIntents.get(idOf(field) ?? '');
}
