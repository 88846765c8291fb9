import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/text/format.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { OrderMark } from '../frame/mark/OrderMark.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import type { MessagePartsFragment } from './Messages.generated.ts';

const LINK = 'underline underline-offset-4 wrap-anywhere';

/** The sender, and the orders the message may be about. */
export function SenderFacts({ message }: { message: MessagePartsFragment }) {
  const { name, email, phone, customer, order, recentOrders } = message;
  const others = recentOrders.filter(({ id }) => id !== order?.id);
  return (
    <div className="grid gap-4">
      <Panel title="Sender">
        <div className="grid gap-1.5 text-sm">
          <span className="font-[600] wrap-anywhere">{name}</span>
          <a href={`mailto:${email}`} className={`${LINK} justify-self-start`}>
            {email}
          </a>
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${LINK} justify-self-start`}>
              {phone}
            </a>
          )}
          {customer ? (
            <Link to={`/admin/customers/${customer.id}`} className={`${LINK} justify-self-start`}>
              Account of {customer.firstName} {customer.lastName}
            </Link>
          ) : (
            <span className="text-ink-2">No account with this address</span>
          )}
          {customer && !customer.emailVerified && (
            <span className="text-ink-2">
              Its email address isn’t confirmed, so this may be another person.
            </span>
          )}
        </div>
      </Panel>
      {order && (
        <Panel title="Order mentioned">
          <OrderLine order={order} />
          {order.email.toLowerCase() !== email.toLowerCase() && (
            <Notice tone="warn" className="p-3">
              It was placed with a different email address. Check who you’re talking to before you share any
              details.
            </Notice>
          )}
        </Panel>
      )}
      {others.length > 0 && (
        <Panel title={order ? 'Other orders' : 'Latest orders'}>
          <ul className="grid gap-3">
            {others.map((other) => (
              <li key={other.id}>
                <OrderLine order={other} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function OrderLine({ order }: { order: MessagePartsFragment['recentOrders'][number] }): ReactNode {
  const { id, number, createdAt } = order;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
      <Link to={`/admin/orders/${id}`} className={LINK}>
        {number}
      </Link>
      <span className="text-ink-2">{formatDate(createdAt)}</span>
      <OrderMark order={order} />
    </p>
  );
}
