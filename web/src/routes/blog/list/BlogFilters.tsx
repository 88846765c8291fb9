import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { blogPath, type BlogState } from '../topics/blogState.ts';

interface BlogFiltersProps {
  state: BlogState;
  /** The names of topic and tag, or their slugs if unknown. */
  categoryName: string | undefined;
  tagName: string | undefined;
}

/** The list's active filters, each a link that removes it. */
export function BlogFilters({ state, categoryName, tagName }: BlogFiltersProps) {
  const { category, tag, search } = state;
  const filters = [
    { label: search && `“${search}”`, without: { search: null } },
    { label: category && `Topic: ${categoryName ?? category}`, without: { category: null } },
    { label: tag && `Tag: ${tagName ?? tag}`, without: { tag: null } },
  ].filter(({ label }) => label !== null);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap gap-2">
      {filters.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <Link
            to={blogPath({ ...state, ...without, page: 1 })}
            aria-label={`Remove ${label}`}
            className={classes(
              'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-edge',
              'bg-card py-1 pr-2.5 pl-3.5 text-sm font-[600] hover:border-ink',
              'focus-visible:rounded-full',
            )}
          >
            <span className="truncate">{label}</span>
            <X className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
