import type { FragmentType } from '@apollo/client';
import { isReturnAt, returnRights } from '@treadline/schema/trade/order/return-rights';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { RefundedOn } from '../../features/orders/RefundedOn.tsx';
import { PhotographStrip } from '../../features/photographs/PhotographStrip.tsx';
import { formatDate } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { useFocusOnChange } from '../../ui/base/useFocusOnChange.ts';
import { RefundSums } from './RefundSums.tsx';
import { useReturnDetailsFragment, type ReturnDetailsFragment } from './ReturnDetails.generated.ts';
import { returnLabelPath } from './returnPaths.ts';
import { ReturnSteps } from './ReturnSteps.tsx';
import { isRefundedWithOrder, nextText, refundText, returnLabel } from './returnText.ts';
import { SendReturnForm } from './SendReturnForm.tsx';
import { WithdrawReturn } from './WithdrawReturn.tsx';

interface ReturnDetailsProps {
  orderId: string;
  ret: FragmentType<ReturnDetailsFragment>;
}

/** A return's state, tyres and refund, with the buyer's actions. */
export function ReturnDetails({ orderId, ret }: ReturnDetailsProps) {
  const facts = useReturnDetailsFragment(ret);
  const { id, number, state, method, refusal, sendBy, canWithdraw } = facts;
  const header = useFocusOnChange<HTMLElement>(returnLabel(facts));
  const canPrint = isReturnAt(state, 'TO_SEND', 'ON_THE_WAY');
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
              variant={isReturnAt(state, 'TO_SEND') ? 'primary' : 'outlined'}
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
        <ReturnRefund {...facts} />
      </div>
      {method === 'OWN_CARRIER' && canPrint && <SendReturnForm key={state} ret={facts} />}
    </>
  );
}

function ReturnFacts({ ret }: { ret: ReturnDetailsFragment }) {
  const { lines, reason, requestedAt, comment, carrier, trackingNumber, fittedOn } = ret;
  const { vehicle, sidewallSize } = ret;
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
      <Fact name="Requested on">{formatDate(requestedAt)}</Fact>
      {vehicle && <Fact name="Vehicle">{vehicle}</Fact>}
      {sidewallSize && <Fact name="On your old tyres">{sidewallSize}</Fact>}
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

function ReturnRefund(ret: ReturnDetailsFragment) {
  const { deductionReason, order, refund, state } = ret;
  if (isReturnAt(state, 'STOPPED') || isRefundedWithOrder(ret)) return null;
  return (
    <RefundSums sums={ret.sums}>
      {deductionReason && <p className="text-sm">We took something off: {deductionReason}</p>}
      {state === 'REFUNDED' && refund ? (
        <RefundedOn order={order} refund={refund} />
      ) : (
        <p className="text-sm text-ink-2">
          {refundText(ret, { isApproved: !isReturnAt(state, 'TO_CHECK') })}
        </p>
      )}
    </RefundSums>
  );
}
