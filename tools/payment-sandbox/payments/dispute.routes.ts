import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context/sandbox.context.ts';
import { refusedByState } from '../http/api.error.ts';
import { causeOf } from '../http/api.guard.ts';
import { expanded } from '../http/expansion.ts';
import { listPage, newestFirst } from '../http/list.page.ts';
import { paramsOf } from '../http/request.params.ts';
import { idOf, type Dispute } from '../state/wire.objects.ts';
import { changeDispute, findDispute, isDecided } from './dispute.course.ts';

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** Evidence that decides a dispute at once: https://docs.stripe.com/testing#disputes. */
const VERDICTS: Readonly<Record<string, Dispute['status']>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

/** Stripe's disputes: https://docs.stripe.com/api/disputes. Evidence is limited to text. */
export function disputeRoutes(api: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  api.get('/disputes', async (request) => {
    const params = paramsOf(request);
    const paymentIntent = params.text('payment_intent');
    const charge = params.text('charge');
    const disputes = newestFirst(store.tables.disputes).filter(
      (dispute) =>
        (paymentIntent === undefined || idOf(dispute.payment_intent) === paymentIntent) &&
        (charge === undefined || idOf(dispute.charge) === charge),
    );
    const page = listPage(disputes, params, '/v1/disputes');
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, page, paths);
  });

  api.get('/disputes/:id', async (request: WithId) => {
    const params = paramsOf(request);
    const paths = params.texts('expand');
    params.refuseUnread();
    return expanded(store, findDispute(context, request.params.id), paths);
  });

  api.post('/disputes/:id', async (request: WithId) => {
    const params = paramsOf(request);
    const text = params.group('evidence')?.text('uncategorized_text');
    const isSubmitted = params.flag('submit') ?? true;
    const paths = params.texts('expand');
    params.refuseUnread();
    const dispute = openOne(context, request.params.id);
    if (text !== undefined) {
      dispute.evidence.uncategorized_text = text;
      dispute.evidence_details.has_evidence = true;
    }
    if (isSubmitted) submit(context, dispute, request);
    else context.store.changed();
    return expanded(store, dispute, paths);
  });

  api.post('/disputes/:id/close', async (request: WithId) => {
    const params = paramsOf(request);
    const paths = params.texts('expand');
    params.refuseUnread();
    const dispute = openOne(context, request.params.id);
    changeDispute(context, dispute, 'lost', causeOf(request));
    return expanded(store, dispute, paths);
  });
}

function submit(context: SandboxContext, dispute: Dispute, request: FastifyRequest): void {
  const details = dispute.evidence_details;
  details.submission_count += 1;
  details.submission_method = 'manual';
  const isInquiry = dispute.status.startsWith('warning_');
  const verdict = VERDICTS[dispute.evidence.uncategorized_text ?? ''];
  const ended = isInquiry && verdict === 'won' ? 'warning_closed' : verdict;
  changeDispute(
    context,
    dispute,
    ended ?? (isInquiry ? 'warning_under_review' : 'under_review'),
    causeOf(request),
  );
}

/** @throws ApiError for an unknown id, or if the dispute has been decided. */
function openOne(context: SandboxContext, id: string): Dispute {
  const dispute = findDispute(context, id);
  if (isDecided(dispute)) throw refusedByState('This dispute is already closed');
  return dispute;
}
