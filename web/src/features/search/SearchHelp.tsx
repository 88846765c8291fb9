import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { servicesFor } from './services.ts';
import { useSuggestedArticlesSuspenseQuery } from './Suggestions.generated.ts';

interface SearchHelpProps {
  search: string;
  /** Shown if the shop has nothing about it. */
  children: ReactNode;
}

/** Services and articles for a search that finds no tyre, such as a slow puncture. */
export function SearchHelp({ search, children }: SearchHelpProps) {
  const { data } = useSuggestedArticlesSuspenseQuery({ variables: { search } });
  const found = [
    ...servicesFor(search),
    ...data.blogPosts.items.map(({ slug, title }) => ({
      to: `/blog/${slug}`,
      title,
      detail: 'From our advice pages',
    })),
  ];
  if (found.length === 0) return children;
  return (
    <section aria-labelledby="search-help" className="py-4">
      <h2 id="search-help" className="text-xl">
        What we have about “{search}”
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {found.map(({ to, title, detail }) => (
          <li key={to} className="relative rounded-lg border border-line bg-card p-4 hover:border-ink">
            <Link to={to} className="font-[650] after:absolute after:inset-0 after:rounded-lg">
              {title}
            </Link>
            <p className="text-sm text-ink-2">{detail}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-2">
        It isn’t the name of a tyre we sell. For tyres, search for a size such as 205/55 R16, a brand or your
        car.
      </p>
    </section>
  );
}
