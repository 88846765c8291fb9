import type { SandboxContext } from '../context/sandbox.context.ts';
import { newCharge, type PresentedCard } from '../shapes/charge.shape.ts';
import { newPaymentIntent } from '../shapes/payment-intent.shape.ts';
import { testCardByToken, type Decline } from '../shapes/test.cards.ts';
import { newId } from '../state/object.id.ts';
import type { IntentDetails } from '../state/sandbox.store.ts';
import type { Charge, PaymentIntent } from '../state/wire.objects.ts';
import type { EventCause } from '../webhooks/event.log.ts';

/** Creates a PaymentIntent for `amount` pence and notifies the shop. */
export function createIntent(
  context: SandboxContext,
  details: IntentDetails & { amount: number; currency: string },
  cause?: EventCause,
): PaymentIntent {
  const intent = newPaymentIntent(details, context.now());
  context.store.tables.paymentIntents.set(intent.id, intent);
  context.events.emit('payment_intent.created', intent, { cause });
  return intent;
}

/**
 * Tries to pay an intent with a card. Afterwards its status is `succeeded`, `requires_action` if the holder has to
 * authenticate at `authenticationUrl`, or else `requires_payment_method` with `last_payment_error`.
 */
export function presentCard(
  context: SandboxContext,
  intent: PaymentIntent,
  presented: PresentedCard,
  { authenticationUrl, cause }: { authenticationUrl?: string; cause?: EventCause } = {},
): void {
  const { behaviour } = presented.card;
  if (behaviour === 'pays') return succeed(context, intent, presented, { authenticated: false, cause });
  if (behaviour === 'authenticates')
    return askToAuthenticate(context, intent, presented, authenticationUrl ?? null);
  decline(context, intent, presented, behaviour, cause);
}

/**
 * Continues after the card's holder has authenticated or failed to; does nothing if no authentication was requested.
 */
export function finishAuthentication(context: SandboxContext, intent: PaymentIntent, passed: boolean): void {
  const { waitingCards } = context.store.tables;
  const waiting = waitingCards.get(intent.id);
  const card = waiting && testCardByToken(waiting.token);
  if (intent.status !== 'requires_action' || !card) return;
  waitingCards.delete(intent.id);
  if (passed) return succeed(context, intent, { ...waiting, card }, { authenticated: true });
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
  context.events.emit('payment_intent.payment_failed', intent);
}

/** Cancels an unpaid intent. The caller must have checked that its status allows it. */
export function cancelIntent(
  context: SandboxContext,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
  cause?: EventCause,
): void {
  context.store.tables.waitingCards.delete(intent.id);
  intent.status = 'canceled';
  intent.canceled_at = context.now();
  intent.cancellation_reason = reason;
  intent.next_action = null;
  context.events.emit('payment_intent.canceled', intent, { cause });
}

function succeed(
  context: SandboxContext,
  intent: PaymentIntent,
  presented: PresentedCard,
  { authenticated, cause }: { authenticated: boolean; cause?: EventCause | undefined },
): void {
  const charge = addCharge(context, intent, presented, authenticated, undefined);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.payment_method = charge.payment_method;
  intent.next_action = null;
  intent.last_payment_error = null;
  context.events.emit('charge.succeeded', charge, { cause });
  context.events.emit('payment_intent.succeeded', intent, { cause });
}

function decline(
  context: SandboxContext,
  intent: PaymentIntent,
  presented: PresentedCard,
  refusal: Decline,
  cause: EventCause | undefined,
): void {
  const charge = addCharge(context, intent, presented, false, refusal);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: refusal.code,
    ...(refusal.declineCode !== null && { decline_code: refusal.declineCode }),
    charge: charge.id,
    message: refusal.message,
  };
  context.events.emit('charge.failed', charge, { cause });
  context.events.emit('payment_intent.payment_failed', intent, { cause });
}

function askToAuthenticate(
  context: SandboxContext,
  intent: PaymentIntent,
  { card, ...typed }: PresentedCard,
  url: string | null,
): void {
  context.store.tables.waitingCards.set(intent.id, { token: card.token, ...typed });
  intent.status = 'requires_action';
  intent.payment_method = newId('paymentMethod');
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } };
  intent.last_payment_error = null;
  context.events.emit('payment_intent.requires_action', intent);
}

function addCharge(
  context: SandboxContext,
  intent: PaymentIntent,
  presented: PresentedCard,
  authenticated: boolean,
  refusal: Decline | undefined,
): Charge {
  const paymentMethod = newId('paymentMethod');
  const charge = newCharge({
    intent,
    presented,
    paymentMethod,
    authenticated,
    decline: refusal,
    created: context.now(),
  });
  context.store.tables.charges.set(charge.id, charge);
  context.store.tables.waitingCards.delete(intent.id);
  intent.latest_charge = charge.id;
  return charge;
}
