import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../base/classes.ts';

const MOST_NUMBERS = 5;

/** Up to five page numbers around `page`. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(MOST_NUMBERS, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(MOST_NUMBERS / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

interface PaginationProps {
  page: number;
  totalPages: number;
  /** The URL of a page. */
  hrefFor: (page: number) => string;
  label?: string;
  /** The pages to link to; null marks a gap. By default, up to five around `page`. */
  numbers?: readonly (number | null)[];
}

/** Links to the other pages of a long list. Renders nothing for a single page. */
export function Pagination({
  page,
  totalPages,
  hrefFor,
  label = 'Pages',
  numbers = pageNumbers(page, totalPages),
}: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Step
        to={page > 1 ? hrefFor(page - 1) : undefined}
        label="Previous page"
        icon={<ChevronLeft className="size-5" />}
      />
      {numbers.map((number, index) =>
        number === null ? (
          <span key={`gap ${index}`} className="grid size-11 place-items-center">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={hrefFor(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={classes(
              'grid size-11 place-items-center rounded-md text-sm font-[650] hover:bg-tint',
              'aria-[current=page]:bg-ink aria-[current=page]:text-paper',
            )}
          >
            {number}
          </Link>
        ),
      )}
      <Step
        to={page < totalPages ? hrefFor(page + 1) : undefined}
        label="Next page"
        icon={<ChevronRight className="size-5" />}
      />
    </nav>
  );
}

function Step({ to, label, icon }: { to: string | undefined; label: string; icon: ReactNode }) {
  const look = 'grid size-11 place-items-center rounded-md';
  if (to === undefined)
    return (
      <span aria-hidden="true" className={`${look} text-ink-3 opacity-50`}>
        {icon}
      </span>
    );
  return (
    <Link to={to} aria-label={label} className={`${look} hover:bg-tint`}>
      {icon}
    </Link>
  );
}
