import type { FragmentType } from '@apollo/client';
import { orderStatuses, UNDER_WAY_STATUSES } from '@treadline/schema/trade/order/order-status';
import {
  isPaymentReturned,
  paymentStatuses,
  paymentText,
} from '@treadline/schema/trade/order/payment/payment-status';
import { deliveryWindowText } from '@treadline/schema/trade/places/delivery-window';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import type { DeliveryMethod } from '../../apollo/schema.generated.ts';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { OrderItems } from '../../features/orders/items/OrderItems.tsx';
import { OrderTotals } from '../../features/orders/items/OrderTotals.tsx';
import { refundText } from '../../features/orders/list/paymentText.ts';
import { trackingPath } from '../../features/orders/orderPaths.ts';
import { EventList } from '../../features/orders/status/EventList.tsx';
import { StatusProgress } from '../../features/orders/status/StatusProgress.tsx';
import { LineReview } from '../../features/reviews/LineReview.tsx';
import { deliveryDays } from '../../lib/text/deliveryDays.ts';
import { formatDate } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Panel } from '../orderParts/Panel.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { useOrderDetailsFragment, type OrderDetailsFragment } from './OrderDetails.generated.ts';
import { OrderDocuments } from './OrderDocuments.tsx';

interface OrderDetailsProps {
  order: FragmentType<OrderDetailsFragment>;
  /** The delivery methods by name. */
  delivery: readonly { method: DeliveryMethod; name: string }[];
  /** The shop's name and address, where orders are collected. */
  shop: { shopName: string; address: readonly string[] };
  /** The order's actions besides tracking. */
  actions: ReactNode;
  /** The order's parts with their own pages, such as returns. */
  parts: ReactNode;
  /** The review page for a line. Omit it if the viewer can't review from here. */
  reviewPath?: (lineId: string) => string;
}

/** All details of an order for its buyer. */
export function OrderDetails({ order, delivery, shop, actions, parts, reviewPath }: OrderDetailsProps) {
  const facts = useOrderDetailsFragment(order);
  const { number, createdAt, status, statusInfo, trackingNumber, trackingEvents } = facts;
  const { wasPaid } = paymentStatuses[facts.paymentStatus];
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-2xl">
          Order <span className="inline-block">{number}</span>
        </h1>
        <p className="text-ink-2">
          Placed on <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
      </header>
      <StatusProgress {...statusInfo} />
      <DeliveryTime order={facts} />
      <div className="flex flex-wrap gap-3 print:hidden">
        {orderStatuses[status].stage !== 'CLOSED' && (
          // While an order is in progress, tracking matters most.
          <LinkButton
            to={trackingPath(trackingNumber)}
            variant={wasPaid && UNDER_WAY_STATUSES.includes(status) ? 'primary' : 'outlined'}
          >
            Track Package
          </LinkButton>
        )}
        {actions}
      </div>
      {parts}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title="Items">
          <OrderItems
            order={facts}
            note={(lineId) => (
              <ReviewNote
                line={facts.lines.find(({ id }) => id === lineId)}
                to={reviewPath?.(lineId) ?? null}
              />
            )}
          />
        </Panel>
        <section
          aria-labelledby="order-summary"
          className="grid gap-5 rounded-lg border border-line bg-card p-5 md:p-6"
        >
          <h2 id="order-summary" className="text-xl">
            Order Summary
          </h2>
          <OrderTotals order={facts} />
          <p className="text-sm text-ink-2">Payment: {paymentState(facts)}</p>
        </section>
        <Panel title={statusInfo.isCollected ? 'Collection' : 'Delivery'}>
          <OrderDelivery order={facts} delivery={delivery} shop={shop} />
        </Panel>
        <OrderDocuments order={facts} />
        <div className="lg:col-start-1">
          <Panel title="History">
            <EventList events={trackingEvents} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function DeliveryTime({ order: { estimatedDelivery, deliveryWindow } }: { order: OrderDetailsFragment }) {
  if (!estimatedDelivery) return null;
  return (
    <FactList>
      {deliveryWindow ? (
        <Fact name="Planned delivery">{deliveryWindowText(deliveryWindow)}</Fact>
      ) : (
        <Fact name="Estimated delivery">{deliveryDays(estimatedDelivery)}</Fact>
      )}
    </FactList>
  );
}

function paymentState(order: OrderDetailsFragment): string {
  const refund = refundText(order);
  return refund ? `${paidText(order)}. ${refund}` : paidText(order);
}

function paidText({ paymentStatus, paymentMethod, received }: OrderDetailsFragment): string {
  if (received === null) return paymentText(paymentStatus, paymentMethod);
  return isPaymentReturned(paymentStatus)
    ? `${formatPrice(received)}, ${paymentStatuses[paymentStatus].label.toLowerCase()}`
    : `${formatPrice(received)}, which is not the total`;
}

function ReviewNote({
  line,
  to,
}: {
  line: OrderDetailsFragment['lines'][number] | undefined;
  to: string | null;
}) {
  return line ? <LineReview line={line} to={to} /> : null;
}
