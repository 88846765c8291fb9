import { ListFilter as FilterIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import type { AdminListProps, ListRow } from '../state/listProps.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListSearch } from './ListSearch.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SortSelect } from './SortSelect.tsx';

const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }));

/** The controls above a list: search, filters, sort, columns and saved views, with the active filters below. */
export function ListControls<Row extends ListRow>(props: AdminListProps<Row>) {
  const { list, name, columns, searchLabel, filters, sortLabels } = props;
  /** Null until the filters are first opened, which loads their code. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const active = Object.values(list.filters).flat().length;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {searchLabel && <ListSearch label={searchLabel} list={list} />}
        {filters && (
          <Button aria-haspopup="dialog" className="max-md:px-3" onClick={() => setOpen(true)}>
            <FilterIcon className="size-4" />
            Filters{active > 0 && ` · ${active}`}
          </Button>
        )}
        {sortLabels && <SortSelect labels={sortLabels} list={list} />}
        {columns.some(({ always }) => !always) && <ColumnsMenu columns={columns} list={list} />}
        <SavedViews name={name} list={list} />
      </div>
      {filters && <FilterChips filters={filters} list={list} />}
      {filters && isOpen !== null && (
        <Suspense fallback={null}>
          <FilterDrawer filters={filters} list={list} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
