import { Link } from 'react-router-dom';

export interface Breadcrumb {
  label: string;
  /** Left out for the page itself. */
  to?: string;
}

/** The way back up from this page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-xs text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-x-1.5">
            {index > 0 && <span aria-hidden="true">/</span>}
            {to ? (
              <Link to={to} className="inline-block py-1.5 underline-offset-2 hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="py-1.5">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
