import { reportFigures, salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import type { SellerOrder } from '../../../apollo/schema.generated.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Bars } from '../frame/Bars.tsx';
import { PeriodBar } from '../frame/PeriodBar.tsx';
import { ReportPage } from '../frame/ReportPage.tsx';
import { useReportPeriod, usualPeriods } from '../frame/reportPeriod.ts';
import type { ReportColumn } from '../frame/reportTable.ts';
import { ReportTable } from '../frame/ReportTable.tsx';
import { useChoice } from '../frame/useChoice.ts';
import { useSellersQuery, type SellersQuery } from './Sales.generated.ts';

type Row = NonNullable<SellersQuery['sellers']>[number];

const ORDERS: Readonly<Record<SellerOrder, string>> = { BEST: 'Best sellers', SLOWEST: 'Slowest sellers' };

const COLUMNS: readonly ReportColumn<Row>[] = [
  {
    label: 'Tyre',
    value: ({ name }) => name,
    format: 'text',
    to: ({ productId }) => `/admin/products/edit/${productId}`,
  },
  { label: 'Sold', value: ({ units }) => units, format: 'count' },
  { label: 'Revenue', value: ({ revenue }) => revenue, format: 'pence' },
  { label: 'Left', value: ({ available }) => available, format: 'count' },
  { label: 'Stock value', value: ({ stockValue }) => stockValue, format: 'pence' },
];

/** /admin/reports/sellers: the tyres that sell best, and those that don't. */
export function SellersScreen() {
  const control = useReportPeriod(usualPeriods, 2);
  const [order, setOrder] = useChoice<SellerOrder>('order', ['BEST', 'SLOWEST']);
  const query = useSellersQuery({
    variables: { period: control.period, order },
    fetchPolicy: 'cache-and-network',
  });
  const isBest = order === 'BEST';
  return (
    <ReportPage
      title="Sellers"
      definitions={[
        ...(isBest ? [] : [reportFigures.slowSellers]),
        salesFigures.unitsSold,
        salesFigures.soldFor,
        { label: 'Left', meaning: 'Units that can be sold now.' },
        { ...reportFigures.stockValue, label: 'Stock value' },
      ]}
      controls={
        <PeriodBar control={control}>
          <SelectField
            label="Show"
            options={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
            value={order}
            onChange={({ target }) => setOrder(target.value)}
          />
        </PeriodBar>
      }
      query={query}
      data={query.data?.sellers}
      isEmpty={(rows) => rows.length === 0}
      empty={isBest ? 'No tyres were sold in this period' : 'No tyres are in stock'}
    >
      {(rows) => (
        <>
          <Bars
            title={isBest ? 'Tyres sold' : 'Units that can be sold'}
            bars={rows.map(({ name, units, available }) => ({ name, value: isBest ? units : available }))}
            format={formatCount}
          />
          <ReportTable
            table={{ name: ORDERS[order], columns: COLUMNS, rows }}
            keyOf={({ productId }) => productId}
          />
        </>
      )}
    </ReportPage>
  );
}
