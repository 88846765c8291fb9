import { cellFaultText } from '@treadline/schema/input/cell-fault';
import { capitalised } from '@treadline/schema/trade/values/words';
import type { ImportRowOutcome, ImportRowState } from '../../apollo/schema.generated.ts';
import { formatCount } from '../../lib/text/format.ts';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { Pagination } from '../../ui/page/Pagination.tsx';
import { Mark, type Tone } from '../frame/mark/Mark.tsx';
import { ListTabs } from '../list/ListTabs.tsx';
import { useListState } from '../list/state/useListState.ts';
import type { ShownImportFragment, ShownImportRowsFragment } from './Imports.generated.ts';
import type { RunSection } from './importSection.ts';

interface Tab {
  readonly id: string;
  readonly label: string;
  /** The figures that add up to its count. */
  readonly figures: readonly string[];
  readonly outcomes: readonly ImportRowOutcome[];
  readonly states: readonly ImportRowState[];
  /** The figures in which its rows count, if that says which they are. */
  readonly counted?: readonly string[];
}

const TABS: readonly Tab[] = [
  { id: 'changed', label: 'Changed', figures: ['CHANGED'], outcomes: ['CHANGED'], states: [] },
  { id: 'new', label: 'New', figures: ['NEW'], outcomes: ['NEW'], states: [] },
  {
    id: 'refused',
    label: 'Refused',
    figures: ['REFUSED', 'LATE', 'KEPT'],
    outcomes: ['REFUSED'],
    states: ['REFUSED', 'KEPT'],
  },
  { id: 'unchanged', label: 'Unchanged', figures: ['UNCHANGED'], outcomes: ['UNCHANGED'], states: [] },
];

const LEFT_OUT: Tab = {
  id: 'left-out',
  label: 'Left out',
  figures: ['LEFT_OUT'],
  outcomes: [],
  states: ['LEFT_OUT'],
};

/** The tabs of all kinds, with those of the kind's warnings. */
const tabsOf = ({ warnings }: RunSection): readonly Tab[] => [
  ...TABS,
  LEFT_OUT,
  ...Object.entries(warnings).map(([figure, label]) => ({
    id: figure.toLowerCase(),
    label,
    figures: [figure],
    outcomes: [],
    states: [],
    counted: [figure],
  })),
];

const DEFAULTS = { sort: '', sorts: [] };

/** The rows of a file by their outcome, with the changes they make or the reasons why they can't be applied. */
export function ImportRows({ section, one }: { section: RunSection; one: ShownImportFragment }) {
  const list = useListState(DEFAULTS);
  const counts = new Map(one.figures.map(({ name, count }) => [name, count]));
  const countOf = ({ figures }: Tab) => figures.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  const tabs = tabsOf(section);
  const chosen = tabs.find(({ id }) => id === list.tab) ?? tabs.find((tab) => countOf(tab) > 0) ?? tabs[0];
  const { data, previousData } = section.useRows({
    variables: {
      id: one.id,
      outcomes: [...(chosen?.outcomes ?? [])],
      states: [...(chosen?.states ?? [])],
      figures: [...(chosen?.counted ?? [])],
      page: list.page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.rows;
  return (
    <section aria-label="Rows" className="grid gap-3">
      <ListTabs
        tabs={tabs
          .filter((tab) => countOf(tab) > 0)
          .map((tab) => ({
            id: tab.id,
            label: tab.label,
            count: countOf(tab),
          }))}
        list={{ ...list, tab: chosen?.id ?? '' }}
      />
      {!page && <Skeleton className="h-40" />}
      {page && page.items.length > 0 && <Table section={section} rows={page.items} />}
      {page && page.items.length === 0 && (
        <p className="text-sm text-ink-2">The rows are kept for 30 days.</p>
      )}
      {page && (
        <Pagination
          page={page.pageInfo.page}
          totalPages={page.pageInfo.totalPages}
          hrefFor={(to) => list.hrefFor({ page: to })}
        />
      )}
    </section>
  );
}

const STATES: Readonly<Record<ImportRowState, { label: string; tone: Tone } | null>> = {
  UNCHECKED: null,
  CHECKED: null,
  LEFT_OUT: { label: 'Left out', tone: 'warn' },
  DONE: { label: 'Applied', tone: 'good' },
  REFUSED: { label: 'Not applied', tone: 'bad' },
  UNDONE: { label: 'Undone', tone: 'plain' },
  KEPT: { label: 'Not undone', tone: 'warn' },
};

/** The figure of deleted records that come back, which aren't new to the shop. */
const RESTORED = 'RESTORED';

function Table({ section, rows }: { section: RunSection; rows: ShownImportRowsFragment['items'] }) {
  const { data } = section.useColumns();
  const labels = new Map(data?.columns?.map(({ name, label }) => [name, label]));
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-card px-4">
      <table className="w-full text-left text-sm">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-ink-2">
            <ColumnHead className="py-2 pr-3 font-[650]">Line</ColumnHead>
            <ColumnHead className="py-2 pr-3 font-[650]">{capitalised(section.thing)}</ColumnHead>
            <ColumnHead className="py-2 font-[650]">Change</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, label, state, outcome, changes, faults, notes }) => (
            <tr
              key={line}
              className="border-b border-line align-top last:border-0 max-sm:grid max-sm:grid-cols-[3.5rem_1fr]"
            >
              <td className="py-2 pr-3 tabular-nums">{formatCount(line)}</td>
              <th scope="row" className="min-w-32 py-2 pr-3 font-[650] wrap-anywhere">
                {label || 'Unknown'}
              </th>
              <td className="grid gap-1 py-2 wrap-anywhere max-sm:col-start-2 max-sm:pt-0">
                {STATES[state] && (
                  <span>
                    <Mark tone={STATES[state].tone}>{STATES[state].label}</Mark>
                  </span>
                )}
                {outcome === 'NEW' && !notes.some(({ figure }) => figure === RESTORED) && (
                  <span>{section.added}</span>
                )}
                {notes.map(({ figure, message }) => (
                  <span key={figure} className={figure === RESTORED ? '' : 'font-[650] text-warn'}>
                    {message}
                  </span>
                ))}
                {outcome === 'NEW' ? (
                  <span className="text-ink-2">
                    {changes
                      .map(({ column, after }) => `${labels.get(column) ?? column}: ${after}`)
                      .join(' · ')}
                  </span>
                ) : (
                  changes.map(({ column, before, after }) => (
                    <span key={column}>
                      {labels.get(column) ?? column}:{' '}
                      {before === '' ? after : `${before} → ${after || 'none'}`}
                    </span>
                  ))
                )}
                {faults.map(({ column, value, message }) => (
                  <span key={`${column} ${message}`} className="text-bad">
                    {cellFaultText({ label: column && (labels.get(column) ?? column), value, message })}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
