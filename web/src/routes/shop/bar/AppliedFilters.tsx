import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AppliedFilter } from '../../../features/filters/listing/appliedFilters.ts';
import { listingPath } from '../../../features/filters/listing/listingPath.ts';
import { cleared, type ListingState } from '../../../features/filters/listingState.ts';

const CHIP =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full text-sm font-[600] focus-visible:rounded-full';

/** The active filters, each a link that removes it. */
export function AppliedFilters({
  filters,
  state,
}: {
  filters: readonly AppliedFilter[];
  state: ListingState;
}) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap gap-2">
      {filters.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <Link
            to={listingPath(without)}
            replace
            aria-label={`Remove ${label}`}
            className={`${CHIP} border border-edge bg-card py-1 pr-2.5 pl-3.5 hover:border-ink`}
          >
            <span className="truncate">{label}</span>
            <X className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={listingPath(cleared(state))}
            replace
            className={`${CHIP} px-2 underline underline-offset-4`}
          >
            Clear all filters
          </Link>
        </li>
      )}
    </ul>
  );
}
