import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/money';
import { refundPromise } from '@treadline/schema/trade/refund-due';
import { returnRights } from '@treadline/schema/trade/return-rights';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { PhotographStrip } from '../../features/photographs/PhotographStrip.tsx';
import { formatDate } from '../../lib/format.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { useReturnDetailsFragment, type ReturnDetailsFragment } from './ReturnDetails.generated.ts';
import { returnLabelPath } from './returnPaths.ts';
import { ReturnSteps } from './ReturnSteps.tsx';
import { isRefundedWithOrder, nextText, returnLabel } from './returnText.ts';
import { SendReturnForm } from './SendReturnForm.tsx';
import { WithdrawReturn } from './WithdrawReturn.tsx';

interface ReturnDetailsProps {
  orderId: string;
  ret: FragmentType<ReturnDetailsFragment>;
}

/** How a return stands, what comes back and what is paid back, with what its buyer can do. */
export function ReturnDetails({ orderId, ret }: ReturnDetailsProps) {
  const facts = useReturnDetailsFragment(ret);
  const { id, number, state, method, refusal, sendBy, canWithdraw } = facts;
  const header = useFocusOnChange<HTMLElement>(returnLabel(facts));
  const canPrint = state === 'APPROVED' || state === 'ON_ITS_WAY';
  return (
    <>
      <header ref={header} tabIndex={-1} className="grid gap-1 outline-none">
        <h1 className="text-2xl">{returnLabel(facts)}</h1>
        <p className="text-ink-2">Return {number}</p>
      </header>
      <ReturnSteps ret={facts} />
      <Notice tone={state === 'REFUSED' ? 'bad' : 'info'} title={nextText(facts)}>
        {refusal && <p className="whitespace-pre-line">{refusal}</p>}
        {sendBy && method === 'OWN_CARRIER' && <p>Please send them by {formatDate(sendBy)}.</p>}
      </Notice>
      {(canPrint || canWithdraw) && (
        <div className="flex flex-wrap gap-3">
          {canPrint && (
            <LinkButton
              to={returnLabelPath(orderId, id)}
              variant={state === 'APPROVED' ? 'primary' : 'outlined'}
            >
              Print the label
            </LinkButton>
          )}
          {canWithdraw && <WithdrawReturn id={id} />}
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <ReturnFacts ret={facts} />
          <PhotographStrip label="Your photographs" photographs={facts.photographs} />
        </div>
        <RefundSums {...facts} />
      </div>
      {method === 'OWN_CARRIER' && canPrint && <SendReturnForm key={state} ret={facts} />}
    </>
  );
}

function ReturnFacts({ ret }: { ret: ReturnDetailsFragment }) {
  const { lines, reason, askedAt, comment, carrier, trackingNumber, fittedOn } = ret;
  return (
    <FactList>
      <Fact name="Tyres">
        {lines.map(({ line, quantity }) => (
          <span key={line.id} className="block">
            {quantity} × {line.productName}
          </span>
        ))}
      </Fact>
      <Fact name="Reason">{returnRights[reason].label}</Fact>
      <Fact name="Asked for on">{formatDate(askedAt)}</Fact>
      {fittedOn && <Fact name="Fitted on">{formatDate(fittedOn)}</Fact>}
      {(carrier ?? trackingNumber) && (
        <Fact name="Sent with">{[carrier, trackingNumber].filter(Boolean).join(', ')}</Fact>
      )}
      {comment && (
        <Fact name="What you told us">
          <span className="font-normal whitespace-pre-line">{comment}</span>
        </Fact>
      )}
    </FactList>
  );
}

function RefundSums(ret: ReturnDetailsFragment) {
  const { sums, deductionReason, state, refund, refundBy } = ret;
  const isStopped = state === 'REFUSED' || state === 'WITHDRAWN';
  if (isStopped || isRefundedWithOrder({ state, refund })) return null;
  return (
    <section aria-labelledby="return-refund" className="grid gap-4 rounded-lg border border-line bg-card p-5">
      <h2 id="return-refund" className="text-xl">
        Your refund
      </h2>
      <dl className="grid gap-2.5">
        <Row name="Tyres" pence={sums.tyres} />
        {sums.claims > 0 && <Row name="Paid back by your claim" pence={-sums.claims} />}
        {sums.plans > 0 && <Row name="Road hazard plan" pence={sums.plans} />}
        {sums.delivery > 0 && <Row name="Delivery" pence={sums.delivery} />}
        {sums.collection > 0 && <Row name="Collection" pence={-sums.collection} />}
        {sums.deduction > 0 && <Row name="Deduction" pence={-sums.deduction} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3.5 text-xl font-[780]">
          <dt>Total</dt>
          <dd>{formatPrice(sums.total)}</dd>
        </div>
      </dl>
      {deductionReason && <p className="text-sm">We took something off: {deductionReason}</p>}
      {state !== 'REFUNDED' && (
        <p className="text-sm text-ink-2">
          {state !== 'ASKED' && `${refundPromise('you', ret, refundBy && formatDate(refundBy))} `}
          {state !== 'RECEIVED' && 'We may take something off if the tyres were fitted or driven on.'}
        </p>
      )}
    </section>
  );
}

function Row({ name, pence }: { name: string; pence: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt>{name}</dt>
      <dd className="font-[600]">{formatPrice(pence)}</dd>
    </div>
  );
}
