import { reportFigures } from '@treadline/schema/trade/listing/sales-figure';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { Bars } from '../frame/Bars.tsx';
import { Figures } from '../frame/Figures.tsx';
import { ReportPage } from '../frame/ReportPage.tsx';
import { FORMATS, type ReportColumn } from '../frame/reportTable.ts';
import { ReportTable } from '../frame/ReportTable.tsx';
import { useStockReportQuery, type ReportedStockFragment, type StockReportQuery } from './Stock.generated.ts';

type Band = NonNullable<StockReportQuery['stockReport']>['bands'][number];
type Arrival = NonNullable<StockReportQuery['oldestStock']>[number];
type Stocked = { stock: ReportedStockFragment };

const bandName = ({ fromDays, toDays }: Band): string =>
  toDays === null ? `${fromDays} days or more` : `${fromDays} to ${toDays} days`;

const sumColumns = (costs: boolean): ReportColumn<Stocked>[] => [
  { label: 'Units', value: ({ stock }) => stock.units, format: 'count' },
  { label: 'At sales prices', value: ({ stock }) => stock.value, format: 'pence' },
  ...(costs
    ? [
        {
          label: 'At cost',
          value: ({ stock }: Stocked) => (stock.costedUnits ? (stock.cost ?? null) : null),
          format: 'pence' as const,
        },
      ]
    : []),
];

/** /admin/reports/stock: the value of the stock, and how long it has been there. */
export function StockScreen() {
  const costs = useCan()('READ_COSTS');
  const query = useStockReportQuery({ variables: { costs }, fetchPolicy: 'cache-and-network' });
  const { stockValue, stockCost, stockAge } = reportFigures;
  const { stockReport, oldestStock } = query.data ?? {};
  const sums = sumColumns(costs);
  const bands: ReportColumn<Band>[] = [{ label: stockAge.label, value: bandName, format: 'text' }, ...sums];
  const arrivals: ReportColumn<Arrival>[] = [
    {
      label: 'Tyre',
      value: ({ name }) => name,
      format: 'text',
      to: ({ productId }) => `/admin/products/edit/${productId}`,
    },
    { label: 'In stock since', value: ({ arrivedOn }) => arrivedOn, format: 'day' },
    ...sums,
  ];
  return (
    <ReportPage
      title="Stock value and age"
      definitions={[stockValue, ...(costs ? [stockCost] : []), stockAge]}
      query={query}
      data={stockReport && oldestStock ? { ...stockReport, oldest: oldestStock } : null}
      isEmpty={({ total }) => total.units === 0}
      empty="No tyres are in stock"
    >
      {({ total, bands: rows, oldest }) => (
        <>
          <Figures
            figures={[
              {
                label: 'Units',
                meaning: 'Units on hand, reserved ones included.',
                value: total.units,
                format: 'count',
              },
              { ...stockValue, value: total.value, format: 'pence' },
              ...(costs
                ? [
                    { ...stockCost, value: total.cost ?? null, format: 'pence' as const },
                    {
                      label: 'Units with known cost',
                      meaning: 'How many of the units the value at cost is about.',
                      value: total.costedUnits ?? null,
                      format: 'count' as const,
                    },
                  ]
                : []),
            ]}
          />
          <Bars
            title="Value at sales prices, by days in stock"
            bars={rows.map((band) => ({ name: bandName(band), value: band.stock.value }))}
            format={FORMATS.pence.show}
          />
          <ReportTable
            table={{ name: 'Stock by age', columns: bands, rows }}
            keyOf={({ fromDays }) => fromDays}
          />
          <ReportTable
            table={{ name: 'Oldest stock', columns: arrivals, rows: oldest }}
            keyOf={({ productId, arrivedOn }) => `${productId} ${arrivedOn}`}
          />
        </>
      )}
    </ReportPage>
  );
}
