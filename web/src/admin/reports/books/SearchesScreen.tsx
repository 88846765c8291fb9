import { formatCount } from '../../../lib/text/format.ts';
import { Bars } from '../frame/Bars.tsx';
import { PeriodBar } from '../frame/PeriodBar.tsx';
import { ReportPage } from '../frame/ReportPage.tsx';
import { useReportPeriod, usualPeriods } from '../frame/reportPeriod.ts';
import type { ReportColumn } from '../frame/reportTable.ts';
import { ReportTable } from '../frame/ReportTable.tsx';
import { useFailedSearchReportQuery, type FailedSearchReportQuery } from './Books.generated.ts';

type Search = NonNullable<FailedSearchReportQuery['failedSearches']>[number];

const COLUMNS: readonly ReportColumn<Search>[] = [
  {
    label: 'Search',
    value: ({ text }) => text,
    format: 'text',
    to: ({ text }) => `/shop?search=${encodeURIComponent(text)}`,
  },
  { label: 'For', value: ({ kind }) => (kind === 'SIZE' ? 'A size' : 'Words'), format: 'text' },
  { label: 'Times', value: ({ count }) => count, format: 'count' },
];

/** /admin/reports/searches: what shoppers searched for and didn't find. */
export function SearchesScreen() {
  const control = useReportPeriod(usualPeriods, 1);
  const query = useFailedSearchReportQuery({ variables: control.period, fetchPolicy: 'cache-and-network' });
  return (
    <ReportPage
      title="Searches without a result"
      definitions={[
        {
          label: 'Times',
          meaning:
            'How often shoppers searched for it without finding a tyre. The same search counts at most once a minute.',
        },
      ]}
      controls={<PeriodBar control={control} />}
      query={query}
      data={(query.data ?? query.previousData)?.failedSearches}
      isEmpty={(rows) => rows.length === 0}
      empty="Every search in this period found a tyre"
    >
      {(rows) => (
        <>
          <Bars
            title="Most frequent"
            bars={rows.map(({ text, count }) => ({ name: text, value: count }))}
            format={formatCount}
          />
          <ReportTable
            table={{ name: 'Searches without a result', columns: COLUMNS, rows }}
            keyOf={({ kind, text }) => `${kind} ${text}`}
          />
        </>
      )}
    </ReportPage>
  );
}
