import type { FragmentType } from '@apollo/client';
import { hasSucceeded } from '@treadline/schema/trade/order/payment/refund-status';
import { returnRights } from '@treadline/schema/trade/order/return-rights';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddressBlock } from '../../features/orders/AddressBlock.tsx';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { RefundedOn } from '../../features/orders/RefundedOn.tsx';
import { PhotographStrip } from '../../features/photographs/PhotographStrip.tsx';
import { formatDate, formatDateTime } from '../../lib/text/format.ts';
import { ReturnMark } from '../frame/mark/ReturnMark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { DoubleClickGuard } from './DoubleClickGuard.tsx';
import { NextStep } from './NextStep.tsx';
import { useReturnDetailFragment, type ReturnDetailFragment } from './Returns.generated.ts';

const LINK = 'underline underline-offset-4 wrap-anywhere';

interface ReturnDetailProps {
  ret: FragmentType<ReturnDetailFragment>;
  back: { to: string; label: string };
  /** Refetches the return. */
  onReload: () => Promise<unknown>;
}

/** A return: its next step, the tyres and the reason, and the refund. */
export function ReturnDetail({ ret, back, onReload }: ReturnDetailProps) {
  const facts = useReturnDetailFragment(ret);
  return (
    <AdminPage title={facts.number} back={back} mark={<ReturnMark {...facts} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <DoubleClickGuard key={`${facts.state} ${facts.revision}`}>
            <NextStep ret={facts} onReload={onReload} />
          </DoubleClickGuard>
          <WhatAndWhy ret={facts} />
        </div>
        <div className="grid min-w-0 gap-4">
          <RefundSums ret={facts} />
          <Customer order={facts.order} />
        </div>
      </div>
    </AdminPage>
  );
}

function WhatAndWhy({ ret }: { ret: ReturnDetailFragment }) {
  const { lines, reason, method, comment, fittedOn, carrier, trackingNumber, refusal } = ret;
  const { vehicle, sidewallSize } = ret;
  return (
    <Panel title="Returned tyres">
      <ul className="grid gap-2">
        {lines.map(({ line, quantity, resaleable }) => (
          <li key={line.id} className="grid text-sm">
            <span className="font-[650] wrap-anywhere">
              {quantity} of {line.quantity} × {line.productName}
            </span>
            <span className="text-ink-2">
              {line.productSku}
              {resaleable !== null && `, ${resaleable} as new, ${quantity - resaleable} damaged`}
            </span>
          </li>
        ))}
      </ul>
      <FactList>
        <Fact name="Reason">{returnRights[reason].label}</Fact>
        <Fact name="Return method">{method === 'COLLECTION' ? 'We collect' : 'Their own carrier'}</Fact>
        {vehicle && <Fact name="Doesn’t fit">{vehicle}</Fact>}
        {sidewallSize && <Fact name="On the old tyres">{sidewallSize}</Fact>}
        {fittedOn && <Fact name="Fitted on">{formatDate(fittedOn)}</Fact>}
        {(carrier ?? trackingNumber) && (
          <Fact name="Sent with">{[carrier, trackingNumber].filter(Boolean).join(', ')}</Fact>
        )}
        {comment && <Fact name="Customer’s comment">{<LongText>{comment}</LongText>}</Fact>}
        {refusal && <Fact name="Reason for refusal">{<LongText>{refusal}</LongText>}</Fact>}
        <Dates ret={ret} />
      </FactList>
      <PhotographStrip label="Photographs of this return" photographs={ret.photographs} />
      <p className="text-sm text-ink-2">The customer was told: {returnRights[reason].gives}</p>
    </Panel>
  );
}

function LongText({ children }: { children: ReactNode }) {
  return <span className="font-normal wrap-anywhere whitespace-pre-line">{children}</span>;
}

function Dates({ ret }: { ret: ReturnDetailFragment }) {
  const dates = [
    ['Requested', ret.requestedAt],
    ['Approved', ret.approvedAt],
    ['Sent', ret.sentAt],
    ['Received', ret.receivedAt],
    ['Closed', ret.closedAt],
  ] as const;
  return dates.map(
    ([name, at]) =>
      at && (
        <Fact key={name} name={name}>
          {formatDateTime(at)}
        </Fact>
      ),
  );
}

function RefundSums({ ret }: { ret: ReturnDetailFragment }) {
  const { sums, deductionReason, refund, refundBy, state } = ret;
  if (state === 'REFUNDED' && !(refund && hasSucceeded(refund)))
    return (
      <Panel title="Refund">
        <p className="text-sm">These tyres were refunded with the whole order, so this return has ended.</p>
      </Panel>
    );
  const rows = [
    ['Tyres', sums.tyres],
    ['Refunded by claims', -sums.claims],
    ['Road hazard plan', sums.plans],
    ['Delivery', sums.delivery],
    ['Collection', -sums.collection],
    ['Deduction', -sums.deduction],
  ] as const;
  return (
    <Panel title="Refund">
      <dl className="grid gap-2 text-sm">
        {rows.map(
          ([name, pence]) =>
            pence !== 0 && (
              <div key={name} className="flex justify-between gap-4">
                <dt>{name}</dt>
                <dd>{formatPrice(pence)}</dd>
              </div>
            ),
        )}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-[750]">
          <dt>Total</dt>
          <dd>{formatPrice(sums.total)}</dd>
        </div>
      </dl>
      {deductionReason && <p className="text-sm wrap-anywhere">{deductionReason}</p>}
      {state === 'REFUNDED' && refund && <RefundedOn order={ret.order} refund={refund} />}
      {refundBy && state !== 'REFUNDED' && <p className="text-sm text-warn">Due by {formatDate(refundBy)}</p>}
    </Panel>
  );
}

function Customer({ order }: { order: ReturnDetailFragment['order'] }) {
  const { id, number, email, phone, shippingAddress } = order;
  return (
    <Panel title="Order and customer">
      <div className="grid justify-items-start gap-1.5 text-sm">
        <Link to={`/admin/orders/${id}`} className={LINK}>
          Order {number}
        </Link>
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={LINK}>
            {phone}
          </a>
        )}
        <AddressBlock address={shippingAddress} />
      </div>
    </Panel>
  );
}
