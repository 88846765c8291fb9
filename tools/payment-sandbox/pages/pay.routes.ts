import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticateSession, findSession, paySession, sessionIntent } from '../checkout/session.service.ts';
import type { SandboxContext } from '../context/sandbox.context.ts';
import { formOf } from '../http/request.params.ts';
import type { CheckoutRecord } from '../state/sandbox.store.ts';
import type { PaymentIntent } from '../state/wire.objects.ts';
import { readCardForm, type CardField, type FieldError, type TypedFields } from './card.form.ts';
import { cardPage } from './card.page.html.ts';
import { originsOf, sendPage } from './page.security.ts';
import { authenticationPage, expiredPage, failurePage, paidPage, unknownPage } from './plain.pages.html.ts';

type WithId = FastifyRequest<{ Params: { id: string } }>;

const NO_ORIGINS = { images: [], forms: [] };

/** The field that an issuer's refusal is about; other refusals are about the card as a whole. */
const FIELD_OF_CODE: Record<string, CardField> = { expired_card: 'expiry', incorrect_cvc: 'cvc' };

/** The hosted card page. It works without JavaScript. Knowing a session's id is enough to open it. */
export function payRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const known = status >= 400 && status < 500;
    if (!known) context.logger.error({ err: error, requestId: request.id }, 'The card page failed.');
    return sendPage(reply.status(known ? status : 500), failurePage(), NO_ORIGINS);
  });

  app.setNotFoundHandler((_request, reply) => sendEnded(reply, undefined));

  app.get('/pay/:id', async (request: WithId, reply) => {
    const record = findSession(context, request.params.id);
    if (record?.session.status !== 'open') return sendEnded(reply, record);
    return sendCardPage(context, reply, record, {
      errors: errorsOf(sessionIntent(context, record), AUTHENTICATION_ONLY),
    });
  });

  app.post('/pay/:id', async (request: WithId, reply) => {
    const record = findSession(context, request.params.id);
    if (record?.session.status !== 'open') return sendOn(context, reply, record);
    const rules = { emailKnown: record.session.customer_email !== null, now: new Date(context.now() * 1000) };
    const { typed, errors, presented } = readCardForm(formOf(request), rules);
    if (!presented) return sendCardPage(context, reply.status(422), record, { typed, errors });
    paySession(context, record, presented);
    const refusals = errorsOf(sessionIntent(context, record));
    if (refusals.length === 0) return sendOn(context, reply, record);
    await context.store.saved();
    return sendCardPage(context, reply.status(402), record, { typed, errors: refusals });
  });

  app.get('/pay/:id/authenticate', async (request: WithId, reply) => {
    const record = findSession(context, request.params.id);
    if (record?.session.status !== 'open') return sendEnded(reply, record);
    if (!awaitsAuthentication(context, record)) return reply.redirect(`../${record.session.id}`, 303);
    return sendPage(
      reply,
      authenticationPage(record.session, context.shopName),
      originsOf(context.store, record),
    );
  });

  app.post('/pay/:id/authenticate', async (request: WithId, reply) => {
    const record = findSession(context, request.params.id);
    if (record) authenticateSession(context, record, formOf(request).result === 'complete');
    await context.store.saved();
    if (record?.session.status !== 'open') return sendOn(context, reply, record);
    return reply.redirect(`../${record.session.id}`, 303);
  });
}

/** Sends a payer to the session's next page: to the shop once it's paid, or to the bank to authenticate. */
async function sendOn(
  context: SandboxContext,
  reply: FastifyReply,
  record: CheckoutRecord | undefined,
): Promise<FastifyReply> {
  await context.store.saved();
  if (record?.session.status === 'complete') return reply.redirect(successUrl(record), 303);
  if (record?.session.status === 'open') return reply.redirect(`${record.session.id}/authenticate`, 303);
  return sendEnded(reply, record);
}

function sendEnded(reply: FastifyReply, record: CheckoutRecord | undefined): FastifyReply {
  if (!record) return sendPage(reply.status(404), unknownPage(), NO_ORIGINS);
  const { session } = record;
  if (session.status === 'complete')
    return sendPage(reply, paidPage(session, successUrl(record)), NO_ORIGINS);
  return sendPage(reply.status(410), expiredPage(session), NO_ORIGINS);
}

function sendCardPage(
  { store, shopName }: SandboxContext,
  reply: FastifyReply,
  record: CheckoutRecord,
  filled: { typed?: TypedFields; errors: readonly FieldError[] },
): FastifyReply {
  return sendPage(reply, cardPage({ store, record, shopName, ...filled }), originsOf(store, record));
}

/**
 * After a failed authentication the payer comes back by a redirect, so this refusal must be shown again on a later GET.
 */
const AUTHENTICATION_ONLY = ['payment_intent_authentication_failure'];

function errorsOf(intent: PaymentIntent | undefined, codes?: readonly string[]): FieldError[] {
  const failure = intent?.last_payment_error;
  const code = failure?.code ?? '';
  if (!failure || (codes && !codes.includes(code))) return [];
  return [{ field: FIELD_OF_CODE[code] ?? 'number', message: failure.message ?? 'Your card was declined.' }];
}

function awaitsAuthentication(context: SandboxContext, record: CheckoutRecord): boolean {
  return sessionIntent(context, record)?.status === 'requires_action';
}

function successUrl({ session }: CheckoutRecord): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
