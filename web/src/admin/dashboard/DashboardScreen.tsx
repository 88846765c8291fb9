import { useMemo, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { classes } from '../../ui/base/classes.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { useDashboardQuery } from './Dashboard.generated.ts';
import { FailedSearches } from './FailedSearches.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { daysIn, PERIODS, periodUpTo } from './period.ts';
import { SalesRow } from './SalesRow.tsx';
import { Sellers } from './Sellers.tsx';
import { ShopTotals } from './ShopTotals.tsx';
import { VisitorFigures } from './VisitorFigures.tsx';
import { WaitingTasks } from './WaitingTasks.tsx';
import { WantedTyres } from './WantedTyres.tsx';

/** /admin: waiting tasks, and the sales and shop figures that the user can see. */
export function DashboardScreen() {
  const can = useCan();
  const orders = can('READ_ORDERS');
  const figures = can('READ_FIGURES');
  const days = daysIn(useSearchParams()[0]);
  const [now] = useState(() => new Date());
  const period = useMemo(() => periodUpTo(now, days), [now, days]);
  const { data, previousData, error, refetch } = useDashboardQuery({
    variables: { period, orders, figures },
    skip: !orders && !figures,
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  // Fitters have one task, and none of the figures below.
  if (can('WORK_AT_CENTRE') && !orders) return <Navigate to="/admin/my-jobs" replace />;
  return (
    <AdminPage title="Home" actions={<NewLinks />}>
      <WaitingTasks />
      {can('WRITE_SETTINGS') && <FirstSteps />}
      {error && <LoadFailed what="the figures" why={failureText(error)} onRetry={refetch} />}
      {figures && <PeriodLinks days={days} />}
      {figures &&
        (shown?.salesReport ? (
          <SalesRow report={shown.salesReport} />
        ) : (
          !error && <Skeleton className="h-72" />
        ))}
      {orders && <ShopTotals stats={shown?.adminStats} isLoading={!shown && !error} />}
      {/* Without the figures, only the lists below depend on the period. */}
      {orders && !figures && <PeriodLinks days={days} />}
      <div className="grid gap-4 xl:grid-cols-2">
        {orders && (
          <>
            <LatestOrders />
            <Sellers
              title="Best sellers"
              rows={shown?.bestSellers}
              empty="The best sellers of this period will appear here."
            />
            <Sellers
              title="Running out"
              rows={shown?.runningOut}
              empty="No tyre has less stock than it sold in this period."
            />
          </>
        )}
        {figures && <FailedSearches period={period} />}
        {can('READ_CATALOGUE') && <WantedTyres />}
        {figures && <VisitorFigures />}
      </div>
    </AdminPage>
  );
}

function NewLinks() {
  const can = useCan();
  return (
    <>
      {can('WRITE_CATALOGUE') && (
        <>
          <LinkButton to="/admin/products/simple">Quick add</LinkButton>
          <LinkButton to="/admin/products/new" className="max-sm:hidden">
            New product
          </LinkButton>
        </>
      )}
      {can('WRITE_ORDERS') && (
        <LinkButton to="/admin/orders/new" variant="primary">
          New order
        </LinkButton>
      )}
    </>
  );
}

function PeriodLinks({ days }: { days: number }) {
  return (
    <nav aria-label="Period" className="-mx-1 overflow-x-auto p-1">
      <ul className="flex gap-2">
        {PERIODS.map((period) => (
          <li key={period.days}>
            <Link
              to={`?days=${period.days}`}
              replace
              aria-current={period.days === days ? 'true' : undefined}
              className={classes(
                'flex min-h-10 items-center rounded-full border-[1.5px] border-edge bg-card px-4 text-sm font-[650]',
                'whitespace-nowrap hover:border-ink focus-visible:rounded-full',
                'aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper',
              )}
            >
              {period.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
