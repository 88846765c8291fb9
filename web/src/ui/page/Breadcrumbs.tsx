import { Link } from 'react-router-dom';
import { classes } from '../base/classes.ts';

export interface Breadcrumb {
  label: string;
  /** Omitted for the current page. */
  to?: string;
}

interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
  /** One low line on a phone, without the current page, for pages that start with their heading. */
  isCompact?: boolean;
}

/** The links to the pages above this one. */
export function Breadcrumbs({ items, isCompact = false }: BreadcrumbsProps) {
  const step = isCompact ? 'py-1 md:py-1.5' : 'py-1.5';
  return (
    <nav aria-label="Breadcrumb" className="text-xs text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map(({ label, to }, index) => (
          <li
            key={label}
            className={classes(
              'flex items-center gap-x-1.5',
              isCompact && !to && index > 0 && 'max-md:sr-only',
            )}
          >
            {to ? (
              <Link
                to={to}
                className={`inline-block ${step} underline-offset-2 hover:text-ink hover:underline`}
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={step}>
                {label}
              </span>
            )}
            {index < items.length - 1 && (
              <span aria-hidden="true" className={isCompact && !items[index + 1]?.to ? 'max-md:hidden' : ''}>
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
