import { useLocation, useParams } from 'react-router-dom';
import { EventList } from '../../features/orders/EventList.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { recordFrom } from '../../lib/record.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Panel } from '../frame/Panel.tsx';
import { ScreenLoading } from '../frame/ScreenLoading.tsx';
import { RefundPanel } from '../refunds/RefundPanel.tsx';
import { useAdminOrderQuery } from './detail/AdminOrder.generated.ts';
import type { AdminOrder } from './detail/adminOrder.ts';
import { OrderActions } from './detail/OrderActions.tsx';
import { OrderCustomer, OrderDelivery } from './detail/OrderCustomer.tsx';
import { OrderLines } from './detail/OrderLines.tsx';
import { OrderNotes } from './detail/OrderNotes.tsx';
import { OrderStateBadge } from './OrderStateBadge.tsx';
import { PendingChangeBar } from './PendingChangeBar.tsx';

const BACK = { to: '/admin/orders', label: 'Orders' };

/** /admin/orders/:id: everything about one order, and what comes next. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  if (data?.order) return <Order order={data.order} onChanged={reload} />;
  if (error)
    return (
      <AdminPage title="Order" back={BACK}>
        <Notice tone="bad" title="We couldn’t load the order.">
          <Button className="mt-2 justify-self-start" onClick={reload}>
            Try again
          </Button>
        </Notice>
      </AdminPage>
    );
  if (!data) return <ScreenLoading />;
  return (
    <AdminPage title="Order not found" back={BACK}>
      <EmptyState
        title="There is no such order"
        action={<LinkButton to="/admin/orders">All orders</LinkButton>}
      >
        Its address may have been cut short. Search for its number, its email or its postcode.
      </EmptyState>
    </AdminPage>
  );
}

function Order({ order, onChanged }: { order: AdminOrder; onChanged: () => void }) {
  const { number, shortId, createdAt, needsAttention, trackingEvents } = order;
  return (
    <AdminPage
      title={number}
      mark={<OrderStateBadge order={order} />}
      back={BACK}
      actions={<OrderActions order={order} />}
    >
      <p className="-mt-3 text-sm text-ink-2">
        {shortId}, placed on {formatDateTime(createdAt)}
      </p>
      <PendingChangeBar onDone={onChanged} />
      <Consequences />
      {needsAttention && (
        <Notice tone="warn" title="Somebody has to decide about this order.">
          {needsAttention}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          <OrderLines order={order} />
          <RefundPanel orderId={order.id} />
          <Panel title="Timeline">
            <EventList events={trackingEvents} />
          </Panel>
        </div>
        <div className="grid gap-4 max-lg:row-start-1">
          <OrderDelivery order={order} />
          <OrderCustomer order={order} />
          <OrderNotes order={order} />
        </div>
      </div>
    </AdminPage>
  );
}

/** What a corrected address has changed, told after it was saved. */
function Consequences() {
  const state = recordFrom(useLocation().state);
  const told = Array.isArray(state['consequences']) ? state['consequences'].map(String) : [];
  if (told.length === 0) return null;
  return (
    <Notice tone="warn" title="The address is corrected. Please note:">
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
