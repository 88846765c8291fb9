import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { SalesDimension } from '../../../apollo/schema.generated.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Bars } from '../frame/Bars.tsx';
import { Figures } from '../frame/Figures.tsx';
import { PeriodBar } from '../frame/PeriodBar.tsx';
import { ReportPage } from '../frame/ReportPage.tsx';
import { useReportPeriod, usualPeriods } from '../frame/reportPeriod.ts';
import { FORMATS, type ReportColumn } from '../frame/reportTable.ts';
import { ReportTable } from '../frame/ReportTable.tsx';
import { useChoice } from '../frame/useChoice.ts';
import { useSalesBreakdownQuery, type SalesBreakdownQuery } from './Sales.generated.ts';
import { changeOf, shareOf } from './salesShares.ts';
import { DIMENSIONS } from './salesWords.ts';

type Report = NonNullable<SalesBreakdownQuery['salesBreakdown']>;
type Part = Report['parts'][number];

const OTHER = { label: 'Other', meaning: 'Delivery, plans and fitting, less refunds that name no tyres.' };

const MARGINS: readonly ReportColumn<Part>[] = [
  { label: 'Margin', value: ({ now }) => now.margin ?? null, format: 'pence' },
  {
    label: salesFigures.marginKnown.label,
    value: ({ now }) => shareOf(now.costedRevenue ?? 0, now.tyreRevenue),
    format: 'percent',
  },
];

const columnsFor = (by: SalesDimension, total: number, costs: boolean): ReportColumn<Part>[] => [
  { label: DIMENSIONS[by].label, value: ({ key }) => nameOf(by, key), format: 'text' },
  { label: 'Revenue', value: ({ now }) => now.revenue, format: 'pence' },
  { label: 'Share', value: ({ now }) => shareOf(now.revenue, total), format: 'percent' },
  { label: 'Before', value: ({ before }) => before.revenue, format: 'pence' },
  { label: 'Change', value: ({ now, before }) => changeOf(now.revenue, before.revenue), format: 'percent' },
  { label: 'Orders sold', value: ({ now }) => now.orders, format: 'count' },
  { label: 'Average order', value: ({ now }) => now.averageOrder, format: 'pence' },
  { label: 'Tyres', value: ({ now }) => now.units, format: 'count' },
  ...(costs ? MARGINS : []),
];

const nameOf = (by: SalesDimension, key: string): string => DIMENSIONS[by].names?.[key] ?? key;

/** /admin/reports/breakdown: sales by brand, vehicle, season, size, supplier or channel. */
export function SalesBreakdownScreen() {
  const costs = useCan()('READ_COSTS');
  const control = useReportPeriod(usualPeriods, 1);
  const [by, setBy] = useChoice<SalesDimension>('by', ['BRAND', ...keysOf(DIMENSIONS)]);
  const query = useSalesBreakdownQuery({
    variables: { period: control.period, by, costs },
    fetchPolicy: 'cache-and-network',
  });
  const { revenue, soldFor, orders, averageOrder, unitsSold, margin, marginKnown } = salesFigures;
  const isByTyre = by !== 'CHANNEL';
  return (
    <ReportPage
      title="Sales breakdown"
      definitions={[
        isByTyre ? soldFor : revenue,
        {
          ...orders,
          meaning: isByTyre ? `${orders.meaning} An order with several counts for each.` : orders.meaning,
        },
        averageOrder,
        { ...unitsSold, label: 'Tyres' },
        ...(isByTyre ? [OTHER] : []),
        ...(costs ? [margin, marginKnown] : []),
        { label: 'Before', meaning: 'The same number of days immediately before.' },
      ]}
      controls={
        <PeriodBar control={control}>
          <SelectField
            label="Broken down by"
            options={Object.entries(DIMENSIONS).map(([value, { label }]) => ({ value, label }))}
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
        </PeriodBar>
      }
      query={query}
      // The parts of another dimension would get the wrong names.
      data={query.data?.salesBreakdown}
      isEmpty={({ parts }) => parts.length === 0}
      empty="No sales in this period or the one before"
    >
      {({ parts, partCount, now, before }) => (
        <>
          <Figures
            figures={[
              {
                label: 'All sales',
                meaning: revenue.meaning,
                value: now.revenue,
                before: before.revenue,
                format: 'pence',
              },
              ...(isByTyre
                ? [
                    {
                      label: 'Tyres',
                      meaning: soldFor.meaning,
                      value: now.tyreRevenue,
                      before: before.tyreRevenue,
                      format: 'pence' as const,
                    },
                    {
                      ...OTHER,
                      value: now.revenue - now.tyreRevenue,
                      before: before.revenue - before.tyreRevenue,
                      format: 'pence' as const,
                    },
                  ]
                : []),
            ]}
          />
          <Bars
            title="Revenue"
            beforeLabel="Period before"
            bars={parts.map(({ key, now: sales, before: earlier }) => ({
              name: nameOf(by, key),
              value: sales.revenue,
              before: earlier.revenue,
            }))}
            format={FORMATS.pence.show}
          />
          <ReportTable
            table={{
              name: `Sales by ${DIMENSIONS[by].label.toLowerCase()}`,
              columns: columnsFor(by, isByTyre ? now.tyreRevenue : now.revenue, costs),
              rows: parts,
            }}
            keyOf={({ key }) => key}
          />
          {partCount > parts.length && (
            <p className="text-sm text-ink-2">
              The first {parts.length} of {partCount} are shown.
            </p>
          )}
        </>
      )}
    </ReportPage>
  );
}
