import { isOpenDispute } from '@treadline/schema/trade/order/payment/dispute-state';
import { useLocation, useParams } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { EventList } from '../../features/orders/status/EventList.tsx';
import { formatDateTime } from '../../lib/text/format.ts';
import { recordFrom } from '../../lib/text/record.ts';
import { classes } from '../../ui/base/classes.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { OrderMark } from '../frame/mark/OrderMark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { RefundPanel } from '../refunds/RefundPanel.tsx';
import type { AdminOrder } from './detail/adminOrder.ts';
import { OrderActions } from './detail/OrderActions.tsx';
import { OrderAttention } from './detail/OrderAttention.tsx';
import { OrderAwaited } from './detail/OrderAwaited.tsx';
import { OrderCustomer, OrderDelivery } from './detail/OrderCustomer.tsx';
import { OrderDisputes } from './detail/OrderDisputes.tsx';
import { OrderFittings } from './detail/OrderFittings.tsx';
import { OrderLines } from './detail/OrderLines.tsx';
import { OrderNotes } from './detail/OrderNotes.tsx';
import { useAdminOrder } from './detail/useAdminOrder.ts';
import { PendingChangeBar } from './steps/PendingChangeBar.tsx';

const BACK = { to: '/admin/orders', label: 'Orders' };

/** /admin/orders/:id: everything about one order, and its next step. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const query = useAdminOrder(id);
  const order = query.data?.order;
  const reload = () => void query.refetch().catch(() => undefined);
  if (order) return <Order order={order} onChanged={reload} />;
  return (
    <NotShown query={query} thing="order" back={BACK}>
      The link may be incomplete. Search for the order’s number, email or postcode.
    </NotShown>
  );
}

function Order({ order, onChanged }: { order: AdminOrder; onChanged: () => void }) {
  const mayChange = useCan()('WRITE_ORDERS');
  const { number, shortId, createdAt, trackingEvents } = order;
  return (
    <AdminPage
      title={number}
      mark={<OrderMark order={order} />}
      back={BACK}
      actions={<OrderActions order={order} />}
    >
      <p className="-mt-3 text-sm text-ink-2">
        ID {shortId}, placed on {formatDateTime(createdAt)}
      </p>
      {mayChange && <PendingChangeBar onDone={onChanged} />}
      <Consequences />
      <OrderAttention order={order} />
      <OrderAwaited order={order} />
      <OrderDisputes disputes={order.disputes} />
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]',
        )}
      >
        <OrderLines order={order} />
        <div className="grid gap-4 lg:row-span-2">
          <OrderDelivery order={order} />
          <OrderFittings bookings={order.bookings} />
          <OrderCustomer order={order} />
          <OrderNotes order={order} />
        </div>
        <div className="grid gap-4">
          <RefundPanel orderId={order.id} isDisputed={order.disputes?.some(isOpenDispute) ?? false} />
          <Panel title="Timeline">
            <EventList events={trackingEvents} />
          </Panel>
        </div>
      </div>
    </AdminPage>
  );
}

/** Warnings about the consequences of an address change, passed on by the address screen. */
function Consequences() {
  const state = recordFrom(useLocation().state);
  const told = Array.isArray(state['consequences']) ? state['consequences'].map(String) : [];
  if (told.length === 0) return null;
  return (
    <Notice tone="warn" title="Address updated. Please note:">
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
