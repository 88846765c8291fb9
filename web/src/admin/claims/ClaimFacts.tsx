import { formatPrice } from '@treadline/schema/trade/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../features/orders/StatusBadge.tsx';
import { formatCount, formatDate, formatTyres } from '../../lib/format.ts';
import { productPath } from '../../lib/productPath.ts';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../frame/Panel.tsx';
import type { ClaimPartsFragment } from './Claims.generated.ts';

const LINK = 'underline underline-offset-4 wrap-anywhere';

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classes('grid min-w-0 content-start gap-0.5', isWide && 'col-span-full')}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-[650] wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What was claimed, with the sum that it comes to. */
export function ClaimFacts({ claim }: { claim: ClaimPartsFragment }) {
  const { quantity, unitsKept, line, offerUrl, offerPrice, paid, mileage, treadMm, amount, createdAt } =
    claim;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      <Fact name="Tyres">
        {quantity} of {line.quantity} × {line.productName}
        {unitsKept !== null && unitsKept < quantity && (
          <span className="block text-sm text-warn">{formatTyres(quantity - unitsKept)} refunded since</span>
        )}
      </Fact>
      <Fact name="Claimed on">{formatDate(createdAt)}</Fact>
      <Fact name={offerPrice === null ? 'Paid for them' : 'Paid for them, delivered'}>
        {formatPrice(paid)}
      </Fact>
      {offerPrice !== null && (
        <>
          <Fact name={`Offer for ${formatTyres(quantity)}, delivered`}>{formatPrice(offerPrice)}</Fact>
          <Fact name="Difference">{formatPrice(Math.max(0, paid - offerPrice))}</Fact>
        </>
      )}
      {offerUrl && (
        <Fact name="Offer" isWide>
          <a href={offerUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            {offerUrl}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Fact>
      )}
      {mileage !== null && <Fact name="Miles driven">{formatCount(mileage)}</Fact>}
      {treadMm !== null && <Fact name="Tread left">{treadMm} mm</Fact>}
      {amount !== null && <Fact name="Paid back">{formatPrice(amount)}</Fact>}
    </dl>
  );
}

/** The order and its buyer, and what the tyre costs here today. */
export function OrderFacts({ claim: { order, line } }: { claim: ClaimPartsFragment }) {
  const { id, number, email, createdAt, total, shipping, refundable, statusInfo, shippingAddress } = order;
  return (
    <Panel title="Order" action={<StatusBadge {...statusInfo} />}>
      <dl className="grid gap-3">
        <Fact name="Number">
          <Link to={`/admin/orders/${id}`} className={LINK}>
            {number}
          </Link>
          , {formatDate(createdAt)}
        </Fact>
        <Fact name="Buyer">
          {shippingAddress.firstName} {shippingAddress.lastName}, {shippingAddress.postcode}
          <a href={`mailto:${email}`} className={`${LINK} block font-normal`}>
            {email}
          </a>
        </Fact>
        <Fact name="Total">
          {formatPrice(total)}
          <span className="block text-sm font-normal text-ink-2">Delivery {formatPrice(shipping)}</span>
        </Fact>
        <Fact name="Left to refund">{formatPrice(refundable ?? 0)}</Fact>
        <Fact name="Price of one">
          {formatPrice(line.unitPrice)}
          {line.product && (
            <Link to={productPath(line.product)} className={`${LINK} block text-sm font-normal`}>
              {formatPrice(line.product.price)} in the shop today
            </Link>
          )}
        </Fact>
      </dl>
    </Panel>
  );
}
