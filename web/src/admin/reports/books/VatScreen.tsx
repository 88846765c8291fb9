import { reportFigures } from '@treadline/schema/trade/listing/sales-figure';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Bars } from '../frame/Bars.tsx';
import { Figures } from '../frame/Figures.tsx';
import { PeriodBar } from '../frame/PeriodBar.tsx';
import { ReportPage } from '../frame/ReportPage.tsx';
import { quarters, useReportPeriod } from '../frame/reportPeriod.ts';
import { FORMATS, type ReportColumn } from '../frame/reportTable.ts';
import { ReportTable } from '../frame/ReportTable.tsx';
import { useVatReportQuery, type ReportedVatFragment, type VatReportQuery } from './Books.generated.ts';

type Report = NonNullable<VatReportQuery['vatReport']>;

/** A line of the table: one kind of document at one rate. */
interface VatRow extends Omit<ReportedVatFragment, '__typename'> {
  rate: number;
  kind: string;
}

const COLUMNS: readonly ReportColumn<VatRow>[] = [
  { label: 'Rate', value: ({ rate }) => rate, format: 'percent' },
  { label: 'Documents', value: ({ kind }) => kind, format: 'text' },
  { label: 'Count', value: ({ documents }) => documents, format: 'count' },
  { label: 'Without VAT', value: ({ net }) => net, format: 'pence' },
  { label: 'VAT', value: ({ vat }) => vat, format: 'pence' },
  { label: 'With VAT', value: ({ gross }) => gross, format: 'pence' },
];

const taken = ({ documents, net, vat, gross }: Omit<ReportedVatFragment, '__typename'>) => ({
  documents,
  // Subtracted from 0, because −0 would be shown as −£0.00.
  net: 0 - net,
  vat: 0 - vat,
  gross: 0 - gross,
});

const rowsOf = ({ rates }: Report): VatRow[] =>
  rates.flatMap(({ rate, invoices, creditNotes, withdrawnCreditNotes, due }) => [
    { ...invoices, rate, kind: 'Invoices' },
    { ...taken(creditNotes), rate, kind: 'Credit notes' },
    { ...withdrawnCreditNotes, rate, kind: 'Credit notes withdrawn' },
    { ...due, rate, kind: 'Total' },
  ]);

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** /admin/reports/vat: VAT on sales for a quarter. */
export function VatScreen() {
  const costs = useCan()('READ_COSTS');
  const control = useReportPeriod(quarters, 0);
  const query = useVatReportQuery({
    variables: { period: control.period, costs },
    fetchPolicy: 'cache-and-network',
  });
  const { vatDue, netSales, grossSales, purchases, vatLeftOut } = reportFigures;
  return (
    <ReportPage
      title="VAT"
      definitions={[vatDue, netSales, grossSales, ...(costs ? [purchases] : []), vatLeftOut]}
      controls={<PeriodBar control={control} />}
      query={query}
      data={(query.data ?? query.previousData)?.vatReport}
      isEmpty={({ rates, purchases: bought }) => rates.length === 0 && !bought}
      empty="No invoices or credit notes in this period"
    >
      {(report) => (
        <>
          <Figures
            figures={[
              { ...vatDue, value: report.due.vat, format: 'pence' },
              { ...netSales, value: report.due.net, format: 'pence' },
              { ...grossSales, value: report.due.gross, format: 'pence' },
              ...(costs ? [{ ...purchases, value: report.purchases ?? null, format: 'pence' as const }] : []),
            ]}
          />
          <p className="text-sm text-ink-2">{vatLeftOut.meaning}</p>
          <Bars
            title="VAT by month"
            bars={report.months.map(({ from, due }) => ({
              name: monthName.format(new Date(from)),
              value: due.vat,
            }))}
            format={FORMATS.pence.show}
          />
          <ReportTable
            table={{
              name: `VAT from ${formatDate(control.period.from)} to ${formatDate(control.period.to)}`,
              columns: COLUMNS,
              rows: rowsOf(report),
            }}
            keyOf={({ rate, kind }) => `${rate} ${kind}`}
          />
        </>
      )}
    </ReportPage>
  );
}
