import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { blogPath, type BlogState } from './blogState.ts';

interface BlogFiltersProps {
  state: BlogState;
  /** Names of topic and tag; their slugs stand in where nobody knows one. */
  categoryName: string | undefined;
  tagName: string | undefined;
}

/** What the list is narrowed to; each goes away by its own click. */
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
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-edge bg-card py-1 pr-2.5 pl-3.5 text-sm font-[600] hover:border-ink focus-visible:rounded-full"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
