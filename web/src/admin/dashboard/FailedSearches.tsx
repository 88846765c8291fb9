import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/text/format.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { useFailedSearchesQuery } from './FailedSearches.generated.ts';

/** Searches without results in a period: tyres to stock, or words to add. */
export function FailedSearches({ period }: { period: { from: string; to: string } }) {
  const { data, error } = useFailedSearchesQuery({ variables: period, fetchPolicy: 'cache-and-network' });
  const searches = data?.failedSearches;
  return (
    <section
      aria-labelledby="failed-searches"
      className="grid content-start gap-2 rounded-lg border border-line bg-card p-4"
    >
      <h2 id="failed-searches" className="text-lg">
        Searches with no results
      </h2>
      {!searches && !error && <Skeleton className="h-40" />}
      {!searches && error && <p className="text-sm text-ink-2">We couldn’t load the searches.</p>}
      {searches?.length === 0 && (
        <p className="text-sm text-ink-2">Every search in this period found a tyre.</p>
      )}
      {searches && searches.length > 0 && (
        <ul className="grid text-sm">
          {searches.map(({ text, kind, count }) => (
            <li key={`${kind} ${text}`} className="border-b border-line last:border-b-0">
              <Link
                to={`/shop?search=${encodeURIComponent(text)}`}
                className="flex min-h-10 items-center gap-3 py-1 hover:bg-tint"
              >
                <span className="min-w-0 font-[600] wrap-anywhere">{text}</span>
                <span className="text-ink-2">{kind === 'SIZE' ? 'size' : 'words'}</span>
                <span className="ml-auto">
                  {formatCount(count)} {count === 1 ? 'time' : 'times'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
