import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { filterWords, type ListFilter } from '../state/listFilter.ts';
import type { ListControl } from '../state/useListState.ts';

/** The active filters, each removable with one press. */
export function FilterChips({ filters, list }: { filters: readonly ListFilter[]; list: ListControl }) {
  const chips = filters.flatMap((filter) => {
    const values = list.filters[filter.id] ?? [];
    return filterWords(filter, values).map(({ value, words }) => ({
      words,
      href: list.hrefFor({
        filters: { ...list.filters, [filter.id]: values.filter((one) => one !== value) },
      }),
    }));
  });
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ words, href }) => (
        <li key={words}>
          <Link
            to={href}
            replace
            className={classes(
              'flex min-h-9 items-center gap-1.5 rounded-full bg-tint px-3 text-sm',
              'hover:bg-line focus-visible:rounded-full',
            )}
          >
            {words}
            <X className="size-3.5" />
            <span className="sr-only">: remove this filter</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={list.hrefFor({ filters: {} })}
            replace
            className="px-2 text-sm underline underline-offset-4"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
