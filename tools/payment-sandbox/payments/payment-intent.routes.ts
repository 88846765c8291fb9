import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context/sandbox.context.ts';
import {
  ApiError,
  invalidParameter,
  noSuchObject,
  noSuchReference,
  refusedByState,
} from '../http/api.error.ts';
import { causeOf } from '../http/api.guard.ts';
import { expanded } from '../http/expansion.ts';
import { listPage, newestFirst } from '../http/list.page.ts';
import type { ParamReader } from '../http/param.reader.ts';
import { paramsOf } from '../http/request.params.ts';
import { testCardByToken, type TestCard } from '../shapes/test.cards.ts';
import { idOf, type PaymentIntent } from '../state/wire.objects.ts';
import { LARGEST_AMOUNT, smallestAmount } from './amount.limits.ts';
import { readCurrency, readShipping } from './payment.params.ts';
import { cancelIntent, createIntent, presentCard } from './payment.service.ts';

type WithId = FastifyRequest<{ Params: { id: string } }>;

const CANCEL_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
const OPEN_STATES = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The part of https://docs.stripe.com/api/payment_intents that a shop needs for immediate card payments. */
export function paymentIntentRoutes(api: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  api.post('/payment_intents', async (request) => {
    const params = paramsOf(request);
    const details = readNewIntent(params);
    const card = readCard(params);
    const confirm = params.flag('confirm') ?? false;
    const paths = params.texts('expand');
    params.refuseUnread();
    const intent = createIntent(context, details, causeOf(request));
    if (confirm) confirmIntent(context, intent, card, request);
    return expanded(store, intent, paths);
  });

  api.get('/payment_intents', async (request) => {
    const params = paramsOf(request);
    const page = listPage(newestFirst(store.tables.paymentIntents), params, '/v1/payment_intents');
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, page, paths);
  });

  api.get('/payment_intents/:id', async (request: WithId) => {
    const params = paramsOf(request);
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, findIntent(context, request), paths);
  });

  api.post('/payment_intents/:id/confirm', async (request: WithId) => {
    const params = paramsOf(request);
    const card = readCard(params);
    const paths = params.texts('expand');
    params.refuseUnread();
    const intent = findIntent(context, request);
    refuseCheckoutIntent(context, intent);
    confirmIntent(context, intent, card, request);
    return expanded(store, intent, paths);
  });

  api.post('/payment_intents/:id/cancel', async (request: WithId) => {
    const params = paramsOf(request);
    const reason = params.choice('cancellation_reason', CANCEL_REASONS) ?? null;
    const paths = params.texts('expand');
    params.refuseUnread();
    const intent = findIntent(context, request);
    refuseCheckoutIntent(context, intent);
    if (!OPEN_STATES.includes(intent.status)) {
      throw wrongState(
        intent,
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a ` +
          `PaymentIntent with one of the following statuses may be canceled: ${OPEN_STATES.join(', ')}.`,
      );
    }
    cancelIntent(context, intent, reason, causeOf(request));
    return expanded(store, intent, paths);
  });
}

function readNewIntent(params: ParamReader) {
  const currency = readCurrency(params);
  const amount = params.requiredWholeNumber('amount', { max: LARGEST_AMOUNT });
  if (amount < smallestAmount(currency)) {
    throw invalidParameter(
      'amount',
      `Amount must be at least ${smallestAmount(currency)} ${currency}.`,
      'amount_too_small',
    );
  }
  const methods = params.group('automatic_payment_methods');
  methods?.flag('enabled');
  methods?.choice('allow_redirects', ['always', 'never']);
  for (const type of params.texts('allowed_payment_method_types'))
    if (type !== 'card')
      throw invalidParameter(
        'allowed_payment_method_types',
        `The payment sandbox only takes cards, not ${type}.`,
      );
  return {
    amount,
    currency,
    description: params.text('description') ?? null,
    metadata: params.metadata('metadata'),
    receiptEmail: params.email('receipt_email') ?? null,
    shipping: readShipping(params),
  };
}

/** Accepts those of Stripe's test PaymentMethods that need no authentication page. */
function readCard(params: ParamReader): TestCard | undefined {
  params.text('return_url');
  const token = params.text('payment_method');
  if (token === undefined) return undefined;
  const card = testCardByToken(token);
  if (!card) throw noSuchReference('PaymentMethod', token, 'payment_method');
  if (card.behaviour === 'authenticates') {
    const message = 'The payment sandbox authenticates cards only on its hosted page.';
    throw invalidParameter('payment_method', message, 'payment_method_unexpected_state');
  }
  return card;
}

function confirmIntent(
  context: SandboxContext,
  intent: PaymentIntent,
  card: TestCard | undefined,
  request: FastifyRequest,
): void {
  if (!OPEN_STATES.includes(intent.status)) {
    throw wrongState(
      intent,
      'You cannot confirm this PaymentIntent because it has already ' +
        `${intent.status === 'succeeded' ? 'succeeded after being previously confirmed' : 'been canceled'}.`,
    );
  }
  if (!card) {
    throw wrongState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. Update the " +
        'PaymentIntent with a payment method and then confirm it again.',
    );
  }
  const expYear = new Date(context.now() * 1000).getUTCFullYear() + 1;
  const presented = { card, expMonth: 12, expYear, name: '', email: intent.receipt_email };
  presentCard(context, intent, presented, { cause: causeOf(request) });
  const failure = intent.last_payment_error;
  if (failure) {
    const { code, decline_code, charge } = failure;
    const fields = {
      ...(code && { code }),
      ...(decline_code && { decline_code }),
      ...(charge && { charge }),
    };
    throw new ApiError(
      402,
      'card_error',
      failure.message ?? '',
      { ...fields, payment_intent: structuredClone(intent) },
      true,
    );
  }
}

function findIntent({ store }: SandboxContext, { params: { id } }: WithId): PaymentIntent {
  const intent = store.tables.paymentIntents.get(id);
  if (!intent) throw noSuchObject('payment_intent', id, 'intent');
  return intent;
}

/** Stripe's rule that a Checkout session's PaymentIntent is cancelled by expiring the session. */
function refuseCheckoutIntent({ store }: SandboxContext, intent: PaymentIntent): void {
  for (const { session } of store.tables.sessions.values()) {
    if (idOf(session.payment_intent) === intent.id) {
      throw wrongState(
        intent,
        "You can't confirm or cancel the PaymentIntent for a Checkout Session. To cancel, expire the " +
          'Checkout Session instead.',
      );
    }
  }
}

function wrongState(intent: PaymentIntent, message: string): ApiError {
  return refusedByState(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: structuredClone(intent),
  });
}
