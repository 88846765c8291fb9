import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { useSelection } from '../list/state/selection.ts';
import { useListState } from '../list/state/useListState.ts';
import { DeskActions } from './desk/DeskActions.tsx';
import { DESK_FILTERS, deskVariables } from './desk/deskFilters.ts';
import { defaultsOf, deskTabs, meantTab, SORT_LABELS } from './desk/deskTabs.ts';
import { OrderCard } from './desk/OrderCard.tsx';
import { orderColumns } from './desk/orderColumns.tsx';
import { useOrderDeskCountsQuery, useOrderDeskQuery } from './desk/OrderDesk.generated.ts';
import { StepDialogOnDemand } from './detail/StepDialogOnDemand.tsx';
import { useStep } from './detail/useStep.ts';
import { ShipDialog } from './ship/ShipDialog.tsx';
import { usePendingChange } from './steps/pendingChange.ts';
import { PendingChangeBar } from './steps/PendingChangeBar.tsx';

/** /admin/orders: the order desk. */
export function OrderListScreen() {
  const mayChange = useCan()('WRITE_ORDERS');
  const [params] = useSearchParams();
  const tab = meantTab(params.get('tab') ?? '', params.get('q') ?? '');
  const list = { ...useListState(defaultsOf(tab)), tab };
  const variables = deskVariables(list);
  const { data, previousData, error, refetch } = useOrderDeskQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const counts = useOrderDeskCountsQuery({ fetchPolicy: 'cache-and-network' });
  const page = (data ?? previousData)?.orders;
  const orders = page?.items ?? [];
  const selection = useSelection(JSON.stringify(variables));
  const [isListing, setListing] = useState(false);
  const step = useStep();
  const pending = usePendingChange();
  const held = pending?.phase === 'held' || pending?.phase === 'sending' ? pending.change.orders : [];

  const reload = () => {
    void refetch().catch(() => undefined);
    void counts.refetch().catch(() => undefined);
  };

  return (
    <AdminPage
      title="Orders"
      mark={<LateOrders count={counts.data?.orderCounts?.late ?? 0} />}
      actions={
        mayChange && (
          <>
            <Button aria-haspopup="dialog" onClick={() => setListing(true)}>
              Ship from a list…
            </Button>
            <LinkButton to="/admin/orders/new">New order</LinkButton>
          </>
        )
      }
    >
      {mayChange && <PendingChangeBar onDone={reload} />}
      <AdminList
        name="orders"
        file={{ name: 'orders', variables }}
        list={list}
        tabs={deskTabs(counts.data?.orderCounts, list)}
        columns={orderColumns}
        page={page}
        error={error}
        onRetry={refetch}
        rowName={({ number }) => `order ${number}`}
        card={(order) => <OrderCard order={order} onStep={(next) => step.take(order, next)} />}
        emphasised={({ id, number }) => held.includes(id) || held.includes(number)}
        searchLabel="Number, name, phone, postcode, plate, SKU or parcel"
        filters={DESK_FILTERS}
        sortLabels={SORT_LABELS}
        {...(mayChange
          ? { selection, bulkActions: <DeskActions selection={selection} orders={orders} /> }
          : {})}
        empty={{
          title: 'Nothing to ship',
          text: 'Paid orders appear here, oldest payment first.',
        }}
      />
      <ShipDialog
        open={isListing}
        onClose={() => setListing(false)}
        ticked={[]}
        onHeld={() => setListing(false)}
      />
      <StepDialogOnDemand wish={step.wish} onClose={step.close} />
    </AdminPage>
  );
}

/** The number of orders that are late now, linked to their list. */
function LateOrders({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link
      to="/admin/orders?tab=all&late=yes&sort=PROMISE_SOONEST"
      className="flex min-h-9 items-center text-sm font-[650] text-bad underline underline-offset-4"
    >
      {count} late
    </Link>
  );
}
