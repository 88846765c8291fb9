import { useId } from 'react';
import { formatCount } from '../../lib/text/format.ts';
import { Pagination } from '../../ui/page/Pagination.tsx';
import { ListDownloads } from './ListDownloads.tsx';
import type { ListFile, ListPage } from './state/listProps.ts';
import { PAGE_SIZES } from './state/listState.ts';
import type { ListControl } from './state/useListState.ts';

/** The singular of a list's name: orders, deliveries, addresses. */
const oneOf = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1');

interface ListFooterProps {
  page: ListPage<unknown>;
  list: ListControl;
  name: string;
  file?: ListFile | undefined;
}

/** The range shown, the pagination and the page size. */
export function ListFooter({ page: { items, pageInfo }, list, name, file }: ListFooterProps) {
  const sizeId = useId();
  const { page, totalItems, totalPages } = pageInfo;
  if (items.length === 0) return null;
  const first = (page - 1) * list.pageSize + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-2">
      <p role="status">
        {totalItems > items.length
          ? `${formatCount(first)} to ${formatCount(first + items.length - 1)} of ${formatCount(totalItems)} ${name}`
          : `${formatCount(totalItems)} ${totalItems === 1 ? oneOf(name) : name}`}
      </p>
      {file && <ListDownloads file={file} />}
      <Pagination page={page} totalPages={totalPages} hrefFor={(to) => list.hrefFor({ page: to })} />
      {totalItems > PAGE_SIZES[0] && (
        <p className="flex items-center gap-2">
          <label htmlFor={sizeId}>Rows per page</label>
          <select
            id={sizeId}
            value={list.pageSize}
            onChange={({ target }) => list.change({ pageSize: Number(target.value) })}
            className="min-h-11 rounded-md border border-edge bg-card px-2 text-ink"
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {formatCount(size)}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  );
}
