import { formatAmount } from '@treadline/schema/trade/money';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { formatCount } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { TimeChart } from '../chart/TimeChart.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { chartPoints } from './chartPoints.ts';
import { useDashboardQuery, type DashboardQuery } from './Dashboard.generated.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { MissedSearches } from './MissedSearches.tsx';
import { daysIn, PERIODS, periodUpTo } from './period.ts';
import { averageOrder, type SalesFigures } from './salesFigures.ts';
import { SalesTiles } from './SalesTiles.tsx';
import { Sellers } from './Sellers.tsx';
import { ShopTiles } from './ShopTiles.tsx';
import { VisitorFigures } from './VisitorFigures.tsx';
import { WaitingTasks } from './WaitingTasks.tsx';
import { WantedTyres } from './WantedTyres.tsx';

/** /admin: what waits, the figures of the shop, and how it sells. */
export function DashboardScreen() {
  const days = daysIn(useSearchParams()[0]);
  const [now] = useState(() => new Date());
  const period = useMemo(() => periodUpTo(now, days), [now, days]);
  const { data, previousData, error, refetch } = useDashboardQuery({
    variables: { period },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  return (
    <AdminPage
      title="Home"
      actions={
        <LinkButton to="/admin/products/new" className="max-sm:hidden">
          New product
        </LinkButton>
      }
    >
      <WaitingTasks />
      <FirstSteps />
      {error && <LoadFailed what="the figures" why={failureText(error)} onRetry={refetch} />}
      <ShopTiles stats={shown?.adminStats} isLoading={!shown && !error} />
      <PeriodLinks days={days} />
      {shown?.salesReport && <Sales report={shown.salesReport} />}
      <div className="grid gap-4 xl:grid-cols-2">
        <LatestOrders />
        <Sellers
          title="Best sellers"
          rows={shown?.bestSellers}
          empty="What sells most in this period will appear here."
        />
        <Sellers
          title="Running out"
          rows={shown?.runningOut}
          empty="No tyre has fewer left than were sold in this period."
        />
        <MissedSearches period={period} />
        <WantedTyres />
        <VisitorFigures />
      </div>
    </AdminPage>
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

type Report = NonNullable<DashboardQuery['salesReport']>;

/** The charts: which figure each shows. */
const CHARTS = [
  { label: 'Revenue', of: ({ revenue }: SalesFigures) => revenue, format: formatAmount },
  { label: 'Orders', of: ({ orders }: SalesFigures) => orders, format: formatCount },
  { label: 'Average order', of: averageOrder, format: formatAmount },
] as const;

function Sales({ report }: { report: Report }) {
  const { points, pointsBefore, total, totalBefore } = report;
  const isDrawn = points.length > 1 && total.orders + totalBefore.orders > 0;
  return (
    <section aria-label="Sales" className="grid gap-4">
      <SalesTiles total={total} before={totalBefore} />
      {isDrawn && (
        <div className="grid gap-4 xl:grid-cols-3">
          {CHARTS.map(({ label, of, format }) => (
            <div key={label} className="rounded-lg border border-line bg-card p-4">
              <TimeChart
                label={label}
                beforeLabel="Period before"
                points={chartPoints(points, pointsBefore, of)}
                format={format}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
