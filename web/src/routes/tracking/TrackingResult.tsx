import { fulfilments, isFitted } from '@treadline/schema/trade/fitting/fulfilment';
import { COLLECTION } from '@treadline/schema/trade/order/collection';
import { PAYABLE_STATUSES, orderStatuses } from '@treadline/schema/trade/order/order-status';
import { deliveryWindowText } from '@treadline/schema/trade/places/delivery-window';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { DeliveryMethod } from '../../apollo/schema.generated.ts';
import { CarrierFact, CentreCarrierFact } from '../../features/orders/CarrierFact.tsx';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { findOrderPath } from '../../features/orders/orderPaths.ts';
import { EventList } from '../../features/orders/status/EventList.tsx';
import { StatusProgress } from '../../features/orders/status/StatusProgress.tsx';
import { deliveryDays } from '../../lib/text/deliveryDays.ts';
import { formatDate } from '../../lib/text/format.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import type { TrackOrderQuery } from './TrackingSearch.generated.ts';

type Tracking = NonNullable<TrackOrderQuery['trackOrder']>;

interface TrackingResultProps {
  tracking: Tracking;
  /** The delivery methods by name. */
  delivery: readonly { method: DeliveryMethod; name: string }[];
}

/** The parts of an order that anyone with its tracking number can see. */
export function TrackingResult({ tracking: { order, status, history }, delivery }: TrackingResultProps) {
  const isOver = orderStatuses[status.status].stage === 'CLOSED';
  return (
    <section
      aria-labelledby="tracked-order"
      className="grid gap-8 rounded-lg border border-line bg-card p-4 sm:p-6"
    >
      <div className="grid gap-4">
        <h2 id="tracked-order" className="text-xl break-words">
          Order <span className="inline-block">{order.number}</span>
        </h2>
        <StatusProgress {...status} />
        {!order.isPaid && PAYABLE_STATUSES.includes(status.status) && (
          <Notice tone="warn" title="Not paid yet">
            <p>To pay, use the link in our email, or open the order here.</p>
            <p className="flex flex-wrap gap-x-4">
              <TextLink to="/orders">See your orders</TextLink>
              <TextLink to={findOrderPath(order.number)}>Find an order placed without an account</TextLink>
            </p>
          </Notice>
        )}
      </div>
      <FactList>
        <Fact name="Order number">{order.number}</Fact>
        <Fact name="Customer">{order.customerName}</Fact>
        <Fact name="Order date">{formatDate(order.createdAt)}</Fact>
        <Fact name="Total">{formatPrice(order.total)}</Fact>
        <Fact name={status.isCollected ? 'Collection' : 'Delivery method'}>
          {status.isCollected
            ? COLLECTION
            : delivery.find(({ method }) => method === order.deliveryMethod)?.name}
        </Fact>
        {order.carrier && !isOver && !status.isCollected && (
          <CarrierFact
            carrier={order.carrier}
            number={order.carrierTrackingNumber}
            url={order.carrierTrackingUrl}
          />
        )}
        {!isOver && <CentreCarrierFact parcel={order.centreParcel} />}
        {order.deliveryWindow && (
          <Fact name="Planned delivery">{deliveryWindowText(order.deliveryWindow)}</Fact>
        )}
        {order.estimatedDelivery && !order.deliveryWindow && (
          <Fact name="Estimated delivery">{deliveryDays(order.estimatedDelivery)}</Fact>
        )}
      </FactList>
      {order.deliveryNotes && <Notice title="Delivery notes">{order.deliveryNotes}</Notice>}
      <div className="grid gap-4">
        <h3 className="text-lg">Tracking history</h3>
        <EventList events={history} />
      </div>
      <Lines lines={order.lines} />
    </section>
  );
}

function Lines({ lines }: Pick<Tracking['order'], 'lines'>) {
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">Order items</h3>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {lines.map(({ productName, kind, fulfilment, quantity, unitPrice }, index) => (
          // Two lines can be the same, so use the index.
          <li key={index} className="flex justify-between gap-4 py-3">
            <span className="min-w-0 font-[650] break-words">
              {productName}
              {kind === 'TYRE' && isFitted(fulfilment) && (
                <span className="block font-normal">{fulfilments[fulfilment].label}</span>
              )}
            </span>
            <span className="whitespace-nowrap">
              {quantity} × {formatPrice(unitPrice)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
