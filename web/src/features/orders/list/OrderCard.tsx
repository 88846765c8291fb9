import type { FragmentType } from '@apollo/client';
import { UNDER_WAY_STATUSES } from '@treadline/schema/trade/order/order-status';
import { paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/text/format.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { orderPath, trackingPath } from '../orderPaths.ts';
import { OrderStages } from '../status/OrderStages.tsx';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { useOrderCardFragment, type OrderCardFragment } from './OrderCard.generated.ts';
import { refundText, unpaidText } from './paymentText.ts';

/** A longer list would push the next order off the screen. */
const MOST_LINES = 3;

interface OrderCardProps {
  order: FragmentType<OrderCardFragment>;
  /** The level of the heading on its page. */
  headingLevel?: 2 | 3;
  /** Actions for an order that was never paid. */
  unpaidActions: ReactNode;
}

/** An order's summary: date, total, status and first items. */
export function OrderCard({ order, headingLevel = 2, unpaidActions }: OrderCardProps) {
  const facts = useOrderCardFragment(order);
  const { id, number, shortId, createdAt, total, trackingNumber, statusInfo, lines } = facts;
  const { wasPaid, isKept, gaveBack, label } = paymentStatuses[facts.paymentStatus];
  const partly = isKept && gaveBack ? label : null;
  const payment = refundText(facts) ?? unpaidText(facts) ?? partly;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={`order-${id}`}
      className="grid gap-4 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-0.5">
          <Heading id={`order-${id}`} className="text-lg">
            Order <span className="inline-block">{number}</span>
          </Heading>
          <p className="text-sm text-ink-2">
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>, ID {shortId}
          </p>
        </div>
        <div className="grid justify-items-start gap-1 sm:justify-items-end">
          <StatusBadge {...statusInfo} />
          {payment && <p className="text-sm font-[650]">{payment}</p>}
        </div>
      </div>
      {UNDER_WAY_STATUSES.includes(facts.status) && wasPaid && <OrderStages {...statusInfo} />}
      <FirstLines lines={lines} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="text-lg font-[780]">
          <span className="text-sm font-normal text-ink-2">Total </span>
          {formatPrice(total)}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          {!wasPaid && unpaidActions}
          <LinkButton to={orderPath(id)} aria-label={`View Details of order ${number}`}>
            View Details
          </LinkButton>
          <LinkButton
            to={trackingPath(trackingNumber)}
            variant="plain"
            aria-label={`Track Package of order ${number}`}
          >
            Track Package
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

function FirstLines({ lines }: Pick<OrderCardFragment, 'lines'>) {
  const more = lines.length - MOST_LINES;
  return (
    <ul className="grid gap-1.5 text-sm">
      {lines.slice(0, MOST_LINES).map(({ id, productName, quantity, lineTotal }) => (
        <li key={id} className="flex justify-between gap-4">
          <span className="min-w-0 break-words">
            {quantity} × {productName}
          </span>
          <span className="text-ink-2">{formatPrice(lineTotal)}</span>
        </li>
      ))}
      {more > 0 && (
        <li className="text-ink-2">
          +{more} more {more === 1 ? 'item' : 'items'}
        </li>
      )}
    </ul>
  );
}
