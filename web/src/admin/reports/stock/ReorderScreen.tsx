import { reportFigures } from '@treadline/schema/trade/listing/sales-figure';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { PurchaseBeginning } from '../../form/newPurchase.ts';
import { Bars } from '../frame/Bars.tsx';
import { ReportPage } from '../frame/ReportPage.tsx';
import type { ReportColumn } from '../frame/reportTable.ts';
import { ReportTable } from '../frame/ReportTable.tsx';
import { useChoice } from '../frame/useChoice.ts';
import { useReorderListQuery, type ReorderListQuery } from './Stock.generated.ts';

type Row = NonNullable<ReorderListQuery['reorderList']>[number];

const COLUMNS: readonly ReportColumn<Row>[] = [
  {
    label: 'Tyre',
    value: ({ name }) => name,
    format: 'text',
    to: ({ productId }) => `/admin/products/edit/${productId}`,
  },
  { label: 'SKU', value: ({ sku }) => sku, format: 'text' },
  { label: 'EAN', value: ({ ean }) => ean, format: 'text' },
  { label: 'Left', value: ({ available }) => available, format: 'count' },
  { label: 'Sold', value: ({ sold }) => sold, format: 'count' },
  { label: 'Sold a day', value: ({ perDay }) => perDay, format: 'decimal' },
  { label: 'Runs out', value: ({ runsOutOn }) => runsOutOn, format: 'day' },
  { label: 'Reorder', value: ({ reorder }) => reorder, format: 'count' },
];

const SOLD_IN = ['90', '14', '30', '60', '120'] as const;
const ARRIVES_IN = ['14', '2', '7', '30', '60', '90'] as const;
const LASTS_FOR = ['30', '7', '14', '60', '90', '180'] as const;

const daysAsOptions = (days: readonly string[]) =>
  days
    .toSorted((one, other) => Number(one) - Number(other))
    .map((value) => ({ value, label: `${value} days` }));

const purchaseOf = (rows: readonly Row[]): PurchaseBeginning => ({
  tyres: rows.map(({ productId, name, reorder: units }) => ({ productId, name, units })),
});

/** /admin/reports/reorder: which tyres run out, when, and how many to order. */
export function ReorderScreen() {
  const can = useCan();
  const [soldIn, setSoldIn] = useChoice('sold', SOLD_IN);
  const [arrivesIn, setArrivesIn] = useChoice('arrives', ARRIVES_IN);
  const [lastsFor, setLastsFor] = useChoice('lasts', LASTS_FOR);
  const query = useReorderListQuery({
    variables: {
      input: {
        soldInDays: Number(soldIn),
        arrivesInDays: Number(arrivesIn),
        lastsForDays: Number(lastsFor),
        limit: 500,
      },
    },
    fetchPolicy: 'cache-and-network',
  });
  const { saleRate, daysLeft, reorder } = reportFigures;
  return (
    <ReportPage
      title="Reorder list"
      definitions={[saleRate, daysLeft, reorder]}
      controls={
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <SelectField
            label="Sales of the last"
            options={daysAsOptions(SOLD_IN)}
            value={soldIn}
            onChange={({ target }) => setSoldIn(target.value)}
          />
          <SelectField
            label="A delivery takes"
            options={daysAsOptions(ARRIVES_IN)}
            value={arrivesIn}
            onChange={({ target }) => setArrivesIn(target.value)}
          />
          <SelectField
            label="Stock for another"
            options={daysAsOptions(LASTS_FOR)}
            value={lastsFor}
            onChange={({ target }) => setLastsFor(target.value)}
          />
        </div>
      }
      query={query}
      data={(query.data ?? query.previousData)?.reorderList}
      isEmpty={(rows) => rows.length === 0}
      empty="No tyre runs out before a delivery would arrive"
    >
      {(rows) => (
        <>
          <Bars
            title="Units to order"
            bars={rows.map(({ name, reorder: units }) => ({ name, value: units }))}
            format={formatCount}
          />
          {can('WRITE_PURCHASES') && (
            <LinkButton to="/admin/purchases/new" state={purchaseOf(rows)} variant="primary">
              Order these
            </LinkButton>
          )}
          <ReportTable
            table={{ name: 'Reorder list', columns: COLUMNS, rows }}
            keyOf={({ productId }) => productId}
          />
        </>
      )}
    </ReportPage>
  );
}
