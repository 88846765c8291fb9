import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context/sandbox.context.ts';
import { ApiError } from '../http/api.error.ts';
import { causeOf } from '../http/api.guard.ts';
import { expanded } from '../http/expansion.ts';
import { listPage, newestFirst } from '../http/list.page.ts';
import { paramsOf } from '../http/request.params.ts';
import { idOf } from '../state/wire.objects.ts';
import { cancelRefund, createRefund, findRefund, type RefundRequest } from './refund.service.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Stripe's refunds: https://docs.stripe.com/api/refunds. */
export function refundRoutes(api: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  api.post('/refunds', async (request) => {
    const params = paramsOf(request);
    const refundRequest: RefundRequest = {
      charge: params.text('charge'),
      paymentIntent: params.text('payment_intent'),
      amount: params.wholeNumber('amount', { min: 1 }),
      reason: params.choice('reason', REASONS) ?? null,
      metadata: params.metadata('metadata'),
    };
    const paths = params.texts('expand');
    params.refuseUnread();
    if (refundRequest.charge === undefined && refundRequest.paymentIntent === undefined) {
      const message =
        'One of the following params should be provided for this request: payment_intent or charge.';
      throw new ApiError(400, 'invalid_request_error', message, { code: 'parameter_missing' });
    }
    return expanded(store, createRefund(context, refundRequest, causeOf(request)), paths);
  });

  api.get('/refunds', async (request) => {
    const params = paramsOf(request);
    const paymentIntent = params.text('payment_intent');
    const charge = params.text('charge');
    const refunds = newestFirst(store.tables.refunds).filter(
      (refund) =>
        (paymentIntent === undefined || idOf(refund.payment_intent) === paymentIntent) &&
        (charge === undefined || idOf(refund.charge) === charge),
    );
    const page = listPage(refunds, params, '/v1/refunds');
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, page, paths);
  });

  api.get('/refunds/:id', async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const params = paramsOf(request);
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, findRefund(context, request.params.id), paths);
  });

  api.post('/refunds/:id/cancel', async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const params = paramsOf(request);
    const paths = params.texts('expand');
    params.refuseUnread();
    const refund = findRefund(context, request.params.id);
    cancelRefund(context, refund, causeOf(request));
    return expanded(store, refund, paths);
  });
}
