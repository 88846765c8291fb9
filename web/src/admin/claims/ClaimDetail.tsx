import type { FragmentType } from '@apollo/client';
import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import { claimStates, type ClaimState } from '@treadline/schema/trade/order/claim-state';
import { PhotographStrip } from '../../features/photographs/PhotographStrip.tsx';
import { formatDateTime } from '../../lib/text/format.ts';
import { ClaimMark } from '../frame/mark/ClaimMark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { ClaimFacts, OrderFacts } from './ClaimFacts.tsx';
import { useClaimDetailFragment, type ClaimDetailFragment } from './Claims.generated.ts';
import { DecisionForm } from './DecisionForm.tsx';

interface ClaimDetailProps {
  claim: FragmentType<ClaimDetailFragment>;
  back: { to: string; label: string };
  /** Refetches the claim. */
  onReload: () => Promise<unknown>;
}

/** A claim: its details and photographs, history, decision, order and customer. */
export function ClaimDetail({ claim: masked, back, onReload }: ClaimDetailProps) {
  const claim = useClaimDetailFragment(masked);
  const { kind, state, order, photographs, text, decisions, revision } = claim;
  return (
    <AdminPage
      title={`${claimKinds[kind].label}, ${order.number}`}
      back={back}
      mark={<ClaimMark state={state} />}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Panel title="Claim">
            <ClaimFacts claim={claim} />
            {text && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>}
            {photographs.length > 0 ? (
              <PhotographStrip label="Photographs" photographs={photographs} />
            ) : (
              <p className="text-sm text-ink-2">No photographs.</p>
            )}
          </Panel>
          {(decisions ?? []).length > 0 && <DecisionForm key={revision} claim={claim} onReload={onReload} />}
          <Panel title="History">
            <History claim={claim} />
          </Panel>
        </div>
        <OrderFacts claim={claim} />
      </div>
    </AdminPage>
  );
}

type Step = ClaimDetailFragment['steps'][number];

/** The action that led to a state; null if the state's own label says it. */
const ACTIONS: Readonly<Record<ClaimState, string | null>> = {
  WAITING: 'Refund not possible, decide again',
  QUESTION: 'Asked',
  WITH_MAKER: null,
  PAYING: 'Approved',
  PAID_BACK: null,
  REPLACED: null,
  REFUSED: null,
  WITHDRAWN: null,
};

function actionOf({ author, state }: Step, index: number): string {
  if (index === 0) return 'Claimed';
  if (author === 'BUYER' && state === 'WAITING') return 'Answered';
  return ACTIONS[state] ?? claimStates[state].label;
}

const whoOf = ({ author, writer }: Step): string =>
  author === 'BUYER' ? 'The customer' : writer ? `${writer.firstName} ${writer.lastName}` : 'The shop';

function History({ claim: { steps } }: { claim: ClaimDetailFragment }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step.id} className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="font-[650]">
              {whoOf(step)}: {actionOf(step, index)}
            </span>
            <time dateTime={step.at} className="text-ink-2">
              {formatDateTime(step.at)}
            </time>
          </p>
          {step.text && index > 0 && (
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{step.text}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
