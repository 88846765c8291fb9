import { fastify, type FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import { sessionRoutes } from './checkout/session.routes.ts';
import { expireDueSessions, expireSession, findSession } from './checkout/session.service.ts';
import { forgetOld } from './context/forgetting.ts';
import type { SandboxContext } from './context/sandbox.context.ts';
import { eventRoutes } from './events/event.routes.ts';
import { noSuchObject } from './http/api.error.ts';
import { guardApi } from './http/api.guard.ts';
import { answerErrors } from './http/error.answers.ts';
import { honourIdempotencyKeys } from './http/idempotency.hooks.ts';
import { acceptForms } from './http/request.params.ts';
import { payRoutes } from './pages/pay.routes.ts';
import { chargeRoutes } from './payments/charge.routes.ts';
import {
  changeDispute,
  chargeOf,
  findDispute,
  openDispute,
  openDueDisputes,
} from './payments/dispute.course.ts';
import { disputeRoutes } from './payments/dispute.routes.ts';
import { paymentIntentRoutes } from './payments/payment-intent.routes.ts';
import { changeDueRefunds, changeRefund } from './payments/refund.course.ts';
import { refundRoutes } from './payments/refund.routes.ts';
import { findRefund } from './payments/refund.service.ts';
import type { DisputeCase } from './shapes/dispute.shape.ts';
import type { RefundPlan, RefundStatus } from './shapes/refund.shape.ts';
import { newId } from './state/object.id.ts';
import {
  checkOptions,
  DEFAULT_RETRY_DELAYS_MS,
  DEFAULT_WEBHOOK_TIMEOUT_MS,
  SILENT_LOGGER,
  type PaymentSandboxOptions,
} from './state/sandbox.options.ts';
import { SandboxStore } from './state/sandbox.store.ts';
import { StateFile } from './state/state.file.ts';
import type { Dispute } from './state/wire.objects.ts';
import { EventLog } from './webhooks/event.log.ts';
import { WebhookSender } from './webhooks/webhook.sender.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const CLOCK_CHECK_MS = 1_000;
const FORGET_EVERY_MS = 3_600_000;

/** A sandbox and its controls for tests, which can't be reached over HTTP. */
export interface PaymentSandbox {
  app: FastifyInstance;
  /** Starts serving; returns the address. Port 0 picks a free one. */
  listen(where: { host: string; port: number }): Promise<string>;
  /** Stops, with everything saved; pending deliveries wait for the next start. */
  close(): Promise<void>;
  /** Expires every session whose time is over, as the sandbox itself does each second; returns how many there were. */
  expireDueSessions(): number;
  /**
   * Expires an open session early.
   * @throws ApiError if it doesn't exist or isn't open.
   */
  expireSession(sessionId: string): void;
  /** Delivers an event again, even while webhooks are paused; returns whether the shop accepted it. */
  deliver(eventId: string): Promise<boolean>;
  /** Holds deliveries back until `resumeWebhooks`. */
  pauseWebhooks(): void;
  resumeWebhooks(): void;
  /** Resolves when no delivery is in flight; waiting retries don't count. */
  webhooksIdle(): Promise<void>;
  /**
   * Makes the next refund fail with one of Stripe's error codes, or gives it a status that it keeps until
   * `changeRefund`.
   */
  planNextRefund(plan: RefundPlan): void;
  /**
   * Changes a refund's status, as a bank does, or an operator who cancels it in the Dashboard.
   * @param reason one of Stripe's failure reasons; by default `unknown` for a failure and `merchant_request` for a
   * cancellation.
   * @throws ApiError if it doesn't exist; Error if it has already failed or been cancelled.
   */
  changeRefund(refundId: string, status: RefundStatus, reason?: string): void;
  /**
   * Changes every due refund whose test card changes it later, as the sandbox itself does each second; returns how many
   * there were.
   */
  changeDueRefunds(): number;
  /** Deletes old objects, as the sandbox itself does at the start and each hour. */
  forgetOld(): void;
  /**
   * Has the bank dispute a payment, by default as fraud; returns the dispute's id.
   * @param amount in pence; by default everything not yet refunded.
   * @throws ApiError if nothing was paid.
   */
  openDispute(paymentIntentId: string, of?: Partial<DisputeCase> & { readonly amount?: number }): string;
  /**
   * Changes a dispute's status, as its bank does.
   * @throws ApiError if it doesn't exist; Error if it has been decided.
   */
  changeDispute(disputeId: string, status: Dispute['status']): void;
  /**
   * Opens the due disputes that test cards cause, as the sandbox itself does each second; returns how many there were.
   */
  openDueDisputes(): number;
}

/**
 * Creates a small server with the part of Stripe's API that a shop with hosted card payment needs.
 * @throws Error in production unless allowed, for a live key, and for empty secrets.
 */
export function createPaymentSandbox(options: PaymentSandboxOptions): PaymentSandbox {
  checkOptions(options);
  const logger = options.logger ?? SILENT_LOGGER;
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => newId('request'),
  });
  const store = new SandboxStore(
    options.stateFile === undefined ? undefined : new StateFile(options.stateFile, logger),
  );
  const now = () => Math.floor((options.now?.() ?? new Date()).getTime() / 1000);
  const sender = new WebhookSender({
    store,
    url: options.webhook?.url ?? null,
    secret: options.webhook?.secret ?? '',
    timeoutMs: options.webhook?.timeoutMs ?? DEFAULT_WEBHOOK_TIMEOUT_MS,
    retryDelaysMs: options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
    now,
    logger,
  });
  let refundPlan: RefundPlan | undefined;
  const context: SandboxContext = {
    store,
    events: new EventLog(store, sender, now),
    logger,
    shopName: options.shopName ?? 'the shop',
    now,
    publicUrl: () => publicUrlOf(options.publicUrl, app),
    takeRefundPlan: () => {
      const plan = refundPlan;
      refundPlan = undefined;
      return plan;
    },
  };
  serve(app, context, options.secretKey);
  keepTime(app, context, sender);
  return {
    app,
    listen: (where) => app.listen(where),
    close: () => app.close(),
    expireDueSessions: () => expireDueSessions(context),
    expireSession: (sessionId) => {
      const record = findSession(context, sessionId);
      if (!record) throw noSuchObject('checkout.session', sessionId);
      expireSession(context, record);
    },
    deliver: (eventId) => sender.deliver(eventId),
    pauseWebhooks: () => sender.pause(),
    resumeWebhooks: () => sender.resume(),
    webhooksIdle: () => sender.idle(),
    planNextRefund: (plan) => {
      refundPlan = plan;
    },
    changeRefund: (refundId, status, reason) =>
      changeRefund(context, findRefund(context, refundId), status, { reason }),
    changeDueRefunds: () => changeDueRefunds(context),
    forgetOld: () => forgetOld(context),
    openDispute: (paymentIntentId, { amount, ...of } = {}) =>
      openDispute(
        context,
        chargeOf(context, paymentIntentId),
        { reason: 'fraudulent', isInquiry: false, ...of },
        amount,
      ).id,
    changeDispute: (disputeId, status) => changeDispute(context, findDispute(context, disputeId), status),
    openDueDisputes: () => openDueDisputes(context),
  };
}

function serve(app: FastifyInstance, context: SandboxContext, secretKey: string): void {
  acceptForms(app);
  app.register(
    async (api) => {
      // Clients compare it with their own clock.
      api.addHook('onRequest', async (_, reply) => {
        reply.header('date', new Date(context.now() * 1000).toUTCString());
      });
      guardApi(api, secretKey);
      answerErrors(api, context.logger, honourIdempotencyKeys(api, context.store, context.now));
      sessionRoutes(api, context);
      paymentIntentRoutes(api, context);
      chargeRoutes(api, context);
      refundRoutes(api, context);
      disputeRoutes(api, context);
      eventRoutes(api, context);
      accountRoutes(api);
    },
    { prefix: '/v1' },
  );
  app.register(async (pages) => payRoutes(pages, context));
}

/**
 * Expires sessions, changes refunds and opens disputes when due, deletes old objects, and sends deliveries left over
 * from an earlier process.
 */
function keepTime(app: FastifyInstance, context: SandboxContext, sender: WebhookSender): void {
  let timer: NodeJS.Timeout | undefined;
  let hourly: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    forgetOld(context);
    sender.sendOwed();
    hourly = setInterval(() => forgetOld(context), FORGET_EVERY_MS).unref();
    timer = setInterval(() => {
      expireDueSessions(context);
      changeDueRefunds(context);
      openDueDisputes(context);
    }, CLOCK_CHECK_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearInterval(hourly);
    await sender.close();
    await context.store.saved();
  });
}

function publicUrlOf(given: PaymentSandboxOptions['publicUrl'], app: FastifyInstance): string {
  const url = typeof given === 'function' ? given() : (given ?? app.listeningOrigin);
  return url.replace(/\/$/, '');
}
