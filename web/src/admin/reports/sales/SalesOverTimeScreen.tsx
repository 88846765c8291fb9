import { salesChannels } from '@treadline/schema/trade/listing/sales-channel';
import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import type { ReportStep, SalesChannel } from '../../../apollo/schema.generated.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TimeChart } from '../../chart/TimeChart.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import { Figures } from '../frame/Figures.tsx';
import { PeriodBar } from '../frame/PeriodBar.tsx';
import { ReportPage } from '../frame/ReportPage.tsx';
import { useReportPeriod, usualPeriods } from '../frame/reportPeriod.ts';
import type { ReportColumn } from '../frame/reportTable.ts';
import { ReportTable } from '../frame/ReportTable.tsx';
import { useChoice } from '../frame/useChoice.ts';
import {
  useSalesOverTimeQuery,
  type ReportedPeriodFragment,
  type SalesOverTimeQuery,
} from './Sales.generated.ts';
import { shareOf } from './salesShares.ts';

type Report = NonNullable<SalesOverTimeQuery['salesOverTime']>;
type Step = Report['steps'][number];
type Sums = Pick<ReportedPeriodFragment, 'sales' | 'checkouts'>;

const STEPS: Readonly<Record<ReportStep, string>> = { DAY: 'Days', WEEK: 'Weeks', MONTH: 'Months' };
const ALL = 'ALL';

const paidShare = ({ checkouts: { paid, placed } }: Sums): number | null => shareOf(paid, placed);
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** The first day of a step, as short as a chart's axis needs it. */
const nameOf = ({ from }: Step, step: ReportStep): string =>
  (step === 'MONTH' ? months : days).format(new Date(from));

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  notation: 'compact',
  maximumSignificantDigits: 4,
});
/** An amount in pence, as short as a chart's axis needs it. */
const shortPrice = (pence: number): string => pounds.format(pence / 100);

/** A day is one date; a week or a month has two, because those at the ends of the period can be shorter. */
const daysOf = (step: ReportStep): readonly ReportColumn<Step>[] =>
  step === 'DAY'
    ? [{ label: 'Day', value: ({ from }) => from, format: 'day' }]
    : [
        { label: 'From', value: ({ from }) => from, format: 'day' },
        { label: 'To', value: ({ to }) => to, format: 'day' },
      ];

/** The steps with anything to show, newest first. The chart has the others. */
const rowsOf = (steps: readonly Step[]): Step[] =>
  steps
    .filter(({ now, before }) => now.checkouts.placed + now.sales.orders + before.sales.orders > 0)
    .toReversed();

const COLUMNS: readonly ReportColumn<Step>[] = [
  { label: 'Revenue', value: ({ now }) => now.sales.revenue, format: 'pence' },
  { label: 'Before', value: ({ before }) => before.sales.revenue, format: 'pence' },
  { label: 'Orders sold', value: ({ now }) => now.sales.orders, format: 'count' },
  { label: 'Average order', value: ({ now }) => now.sales.averageOrder, format: 'pence' },
  { label: 'Tyres', value: ({ now }) => now.sales.units, format: 'count' },
  { label: 'Orders placed', value: ({ now }) => now.checkouts.placed, format: 'count' },
  { label: salesFigures.paidShare.label, value: ({ now }) => paidShare(now), format: 'percent' },
];
const MARGINS: readonly ReportColumn<Step>[] = [
  { label: 'Margin', value: ({ now }) => now.sales.margin ?? null, format: 'pence' },
  {
    label: salesFigures.marginKnown.label,
    value: ({ now }) => shareOf(now.sales.costedRevenue ?? 0, now.sales.tyreRevenue),
    format: 'percent',
  },
];

/** /admin/reports/sales: sales by day, week or month. */
export function SalesOverTimeScreen() {
  const costs = useCan()('READ_COSTS');
  const control = useReportPeriod(usualPeriods, 1);
  const [step, setStep] = useChoice<ReportStep>('by', ['DAY', 'WEEK', 'MONTH']);
  const [channel, setChannel] = useChoice<SalesChannel | typeof ALL>('channel', [ALL, 'WEB', 'STAFF', 'API']);
  const query = useSalesOverTimeQuery({
    variables: { period: control.period, step, channel: channel === ALL ? null : channel, costs },
    fetchPolicy: 'cache-and-network',
  });
  const {
    revenue,
    orders,
    averageOrder,
    margin,
    marginKnown,
    checkouts,
    paidShare: paid,
    unitsSold,
  } = salesFigures;
  return (
    <ReportPage
      title="Sales"
      definitions={[
        revenue,
        orders,
        averageOrder,
        { ...unitsSold, label: 'Tyres' },
        checkouts,
        paid,
        ...(costs ? [margin, marginKnown] : []),
        { label: 'Before', meaning: 'The same number of days immediately before, step by step.' },
      ]}
      controls={
        <PeriodBar control={control}>
          <SelectField
            label="Divided by"
            options={Object.entries(STEPS).map(([value, label]) => ({ value, label }))}
            value={step}
            onChange={({ target }) => setStep(target.value)}
          />
          <SelectField
            label="Channel"
            options={[
              { value: ALL, label: 'All' },
              ...Object.entries(salesChannels).map(([value, label]) => ({ value, label })),
            ]}
            value={channel}
            onChange={({ target }) => setChannel(target.value)}
          />
        </PeriodBar>
      }
      query={query}
      data={(query.data ?? query.previousData)?.salesOverTime}
      isEmpty={({ now, before }) => now.checkouts.placed + now.sales.orders + before.sales.orders === 0}
      empty="No orders in this period or the one before"
    >
      {({ now, before, steps }) => (
        <>
          <Figures
            figures={[
              {
                ...revenue,
                value: now.sales.revenue,
                before: before.sales.revenue,
                format: 'pence',
              },
              { ...orders, value: now.sales.orders, before: before.sales.orders, format: 'count' },
              {
                ...averageOrder,
                value: now.sales.averageOrder,
                before: before.sales.averageOrder,
                format: 'pence',
              },
              { ...paid, value: paidShare(now), before: paidShare(before), format: 'percent' },
              ...(costs
                ? [
                    {
                      ...margin,
                      value: now.sales.margin ?? null,
                      before: before.sales.margin ?? null,
                      format: 'pence' as const,
                    },
                    {
                      ...marginKnown,
                      value: shareOf(now.sales.costedRevenue ?? 0, now.sales.tyreRevenue),
                      format: 'percent' as const,
                    },
                  ]
                : []),
            ]}
          />
          <Panel title="Revenue">
            <TimeChart
              label="Revenue"
              beforeLabel="Period before"
              points={steps.map((one) => ({
                at: one.from,
                name: nameOf(one, step),
                value: one.now.sales.revenue,
                before: one.before.sales.revenue,
              }))}
              format={shortPrice}
            />
          </Panel>
          <ReportTable
            table={{
              name: `Sales by ${step.toLowerCase()}`,
              columns: [...daysOf(step), ...COLUMNS, ...(costs ? MARGINS : [])],
              rows: rowsOf(steps),
            }}
            keyOf={({ from }) => from}
          />
        </>
      )}
    </ReportPage>
  );
}
