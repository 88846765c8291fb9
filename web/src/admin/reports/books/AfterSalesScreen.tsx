import { reportFigures, salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import { returnRights } from '@treadline/schema/trade/order/return-rights';
import { formatCount } from '../../../lib/text/format.ts';
import { Bars } from '../frame/Bars.tsx';
import { Figures } from '../frame/Figures.tsx';
import { PeriodBar } from '../frame/PeriodBar.tsx';
import { ReportPage } from '../frame/ReportPage.tsx';
import { useReportPeriod, usualPeriods } from '../frame/reportPeriod.ts';
import type { ReportColumn } from '../frame/reportTable.ts';
import { ReportTable } from '../frame/ReportTable.tsx';
import { useAfterSalesReportQuery, type AfterSalesReportQuery } from './Books.generated.ts';

type Report = NonNullable<AfterSalesReportQuery['afterSalesReport']>;

const RETURNS: readonly ReportColumn<Report['returns'][number]>[] = [
  { label: 'Reason', value: ({ reason }) => returnRights[reason].label, format: 'text' },
  { label: 'Returns', value: ({ returns }) => returns, format: 'count' },
  { label: 'Before', value: ({ returnsBefore }) => returnsBefore, format: 'count' },
  { label: 'Tyres', value: ({ tyres }) => tyres, format: 'count' },
  { label: 'Arrived', value: ({ received }) => received, format: 'count' },
];

const CLAIMS: readonly ReportColumn<Report['claims'][number]>[] = [
  { label: 'Claim', value: ({ kind }) => claimKinds[kind].label, format: 'text' },
  { label: 'Claims', value: ({ claims }) => claims, format: 'count' },
  { label: 'Before', value: ({ claimsBefore }) => claimsBefore, format: 'count' },
  { label: 'Tyres', value: ({ tyres }) => tyres, format: 'count' },
  { label: 'Approved', value: ({ approved }) => approved, format: 'count' },
  { label: 'Refused', value: ({ refused }) => refused, format: 'count' },
  { label: 'Refunds approved', value: ({ amount }) => amount, format: 'pence' },
];

/** /admin/reports/returns: returns and claims by cause. */
export function AfterSalesScreen() {
  const control = useReportPeriod(usualPeriods, 2);
  const query = useAfterSalesReportQuery({
    variables: { period: control.period },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ReportPage
      title="Returns and claims"
      definitions={[
        reportFigures.returns,
        reportFigures.claims,
        { ...salesFigures.unitsSold, label: 'Tyres sold' },
        { label: 'Before', meaning: 'In the same number of days immediately before.' },
      ]}
      controls={<PeriodBar control={control} />}
      query={query}
      data={(query.data ?? query.previousData)?.afterSalesReport}
      isEmpty={({ returns, claims }) => returns.length + claims.length === 0}
      empty="Nothing was returned or claimed in this period or the one before"
    >
      {({ returns, claims, unitsSold }) => (
        <>
          <Figures
            figures={[
              {
                ...reportFigures.returns,
                value: returns.reduce((sum, one) => sum + one.returns, 0),
                format: 'count',
              },
              {
                ...reportFigures.claims,
                value: claims.reduce((sum, one) => sum + one.claims, 0),
                format: 'count',
              },
              { ...salesFigures.unitsSold, label: 'Tyres sold', value: unitsSold, format: 'count' },
            ]}
          />
          {returns.length > 0 && (
            <>
              <Bars
                title="Returns by reason"
                beforeLabel="Period before"
                bars={returns.map((one) => ({
                  name: returnRights[one.reason].label,
                  value: one.returns,
                  before: one.returnsBefore,
                }))}
                format={formatCount}
              />
              <ReportTable
                table={{ name: 'Returns by reason', columns: RETURNS, rows: returns }}
                keyOf={({ reason }) => reason}
              />
            </>
          )}
          {claims.length > 0 && (
            <ReportTable
              table={{ name: 'Claims by kind', columns: CLAIMS, rows: claims }}
              keyOf={({ kind }) => kind}
            />
          )}
        </>
      )}
    </ReportPage>
  );
}
