import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { productPath } from '../../lib/paths/productPath.ts';
import { formatCount, formatDate, formatTyres } from '../../lib/text/format.ts';
import { OrderMark } from '../frame/mark/OrderMark.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import type { ClaimDetailFragment } from './Claims.generated.ts';

const LINK = 'underline underline-offset-4 wrap-anywhere';

/** The details of a claim, with the amount claimed. */
export function ClaimFacts({ claim }: { claim: ClaimDetailFragment }) {
  const { quantity, unitsKept, line, offerUrl, offerPrice, paid, mileage, treadMm, amount, createdAt } =
    claim;
  return (
    <FactList>
      <Fact name="Tyres">
        {quantity} of {line.quantity} × {line.productName}
        {unitsKept !== null && unitsKept < quantity && (
          <span className="block text-sm text-warn">{formatTyres(quantity - unitsKept)} refunded since</span>
        )}
      </Fact>
      <Fact name="Claimed on">{formatDate(createdAt)}</Fact>
      <Fact name={offerPrice === null ? 'Price paid' : 'Price paid, delivered'}>{formatPrice(paid)}</Fact>
      {offerPrice !== null && (
        <>
          <Fact name={`Offer for ${formatTyres(quantity)}, delivered`}>{formatPrice(offerPrice)}</Fact>
          <Fact name="Difference">{formatPrice(Math.max(0, paid - offerPrice))}</Fact>
        </>
      )}
      {offerUrl && (
        <Fact name="Offer">
          <a href={offerUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            {offerUrl}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Fact>
      )}
      {mileage !== null && <Fact name="Miles driven">{formatCount(mileage)}</Fact>}
      {treadMm !== null && <Fact name="Remaining tread">{treadMm} mm</Fact>}
      {amount !== null && <Fact name="Refunded">{formatPrice(amount)}</Fact>}
    </FactList>
  );
}

/** The order and buyer, and the tyre's price today. */
export function OrderFacts({ claim: { order, line } }: { claim: ClaimDetailFragment }) {
  const { id, number, email, createdAt, total, shipping, refundable, shippingAddress } = order;
  return (
    <Panel title="Order" action={<OrderMark order={order} />}>
      <dl className="grid gap-3">
        <Fact name="Number">
          <Link to={`/admin/orders/${id}`} className={LINK}>
            {number}
          </Link>
          , {formatDate(createdAt)}
        </Fact>
        <Fact name="Customer">
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
        <Fact name="Unit price">
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
