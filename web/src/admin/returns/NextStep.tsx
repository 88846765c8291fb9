import { isPending } from '@treadline/schema/trade/order/payment/refund-status';
import { refundStart } from '@treadline/schema/trade/order/refund-due';
import { isReturnAt, returnRights } from '@treadline/schema/trade/order/return-rights';
import { useState, type ReactNode } from 'react';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatDate } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { InspectForm } from './InspectForm.tsx';
import type { NextStepProps } from './nextStepProps.ts';
import { RefundForm } from './RefundForm.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useReturnSteps } from './useReturnSteps.ts';

/** The next action for a return; renders nothing once it's over. */
export function NextStep({ ret, onReload }: NextStepProps) {
  const { state, approvedAt, receivedAt } = ret;
  const mayChange = useCan()('WRITE_ORDERS');
  switch (state) {
    case 'REQUESTED':
      return mayChange && <Decision ret={ret} onReload={onReload} />;
    case 'APPROVED':
      return mayChange && <Coming ret={ret} onReload={onReload} />;
    case 'ON_ITS_WAY':
      return (
        <>
          {mayChange && <Inspection ret={ret} onReload={onReload} title="Inspect on arrival" />}
          <Refunding ret={ret} onReload={onReload} title="Refund before they arrive" />
        </>
      );
    case 'RECEIVED':
      return <Refunding ret={ret} onReload={onReload} title="Refund them" />;
    case 'REFUNDED':
      // With proof of sending, or a refund of the whole order, the buyer was refunded before the tyres arrived.
      return (
        mayChange &&
        receivedAt === null &&
        approvedAt !== null && <Inspection ret={ret} onReload={onReload} title="Inspect on arrival" />
      );
    case 'REFUSED':
    case 'WITHDRAWN':
      return null;
  }
}

function Decision({ ret, onReload }: NextStepProps) {
  const { busy, approve } = useReturnSteps(ret, onReload);
  return (
    <Panel title="Approve or refuse">
      <p className="text-sm">
        {ret.reason === 'EXCHANGE'
          ? 'Call or email the customer about the tyres they’d like instead, and place a new order for them. ' +
            'These tyres are refunded once they’re back.'
          : `Reason: ${returnRights[ret.reason].label}. The customer gets an email either way.`}
      </p>
      <Actions ret={ret} onReload={onReload}>
        <Button variant="primary" busy={busy} onClick={() => void approve()}>
          Approve
        </Button>
      </Actions>
    </Panel>
  );
}

function Coming({ ret, onReload }: NextStepProps) {
  const { busy, collect } = useReturnSteps(ret, onReload);
  const isCollected = ret.method === 'COLLECTION';
  return (
    <>
      <Panel title={isCollected ? 'Arrange collection' : 'Waiting for the customer to send them'}>
        <p className="text-sm">
          {isCollected
            ? 'Agree a day with the customer and book the carrier. Mark the tyres as collected here.'
            : `They have until ${ret.sendBy ? formatDate(ret.sendBy) : 'the last day'} to send them.`}
        </p>
        <Actions ret={ret} onReload={onReload}>
          {isCollected && (
            <Button variant="primary" busy={busy} onClick={() => void collect()}>
              Mark as collected
            </Button>
          )}
        </Actions>
      </Panel>
      <Inspection ret={ret} onReload={onReload} title="If they’re already here" isQuiet={isCollected} />
    </>
  );
}

interface TitledStep extends NextStepProps {
  title: string;
}

function Inspection({ title, isQuiet = false, ...step }: TitledStep & { isQuiet?: boolean }) {
  return (
    <Panel title={title}>
      <InspectForm {...step} isQuiet={isQuiet} />
    </Panel>
  );
}

function Refunding({ title, ...step }: TitledStep) {
  const { refund, refundBy, state } = step.ret;
  const isComing = isReturnAt(state, 'ON_THE_WAY');
  const can = useCan();
  return (
    <Panel title={title}>
      {refund && isPending(refund) ? (
        <Notice title="Stripe hasn’t confirmed the refund yet">
          <p>We’ll keep checking. The customer gets an email once it’s confirmed.</p>
        </Notice>
      ) : (
        <>
          {refund && (
            <Notice tone="bad" title="The refund failed or came back, so the customer doesn’t have the money">
              <p className="wrap-anywhere">{refund.providerMessage}</p>
            </Notice>
          )}
          {isComing && refundBy && (
            <p className="text-sm">
              The refund is due by {formatDate(refundBy)}
              {DUE_BECAUSE[refundStart(step.ret)]}.
            </p>
          )}
          {can('REFUND_ORDERS') ? (
            <RefundForm {...step} isQuiet={isComing} />
          ) : (
            <p className="text-sm text-ink-2">A colleague who may refund orders has to do this.</p>
          )}
        </>
      )}
      {!refund && isReturnAt(state, 'HERE') && can('WRITE_ORDERS') && <Actions {...step} />}
    </Panel>
  );
}

/** Why a refund is due on its day, by the event the period runs from. */
const DUE_BECAUSE = {
  REQUESTED: ': we collect the tyres, so the days count from the cancellation',
  LEFT: ' if the customer has proved that they’ve sent the tyres',
  APPROVED: ': the days count from when we approved the return',
  RECEIVED: '',
} as const;

function Actions({ children, ...step }: NextStepProps & { children?: ReactNode }) {
  const [isRefusing, setRefusing] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <Button className="ml-auto" onClick={() => setRefusing(true)}>
        Refuse
      </Button>
      <RefuseDialog {...step} open={isRefusing} onClose={() => setRefusing(false)} />
    </div>
  );
}
