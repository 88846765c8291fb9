import { formatCount } from '../../lib/text/format.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { useVisitorFiguresQuery } from './VisitorFigures.generated.ts';

/** The actions of consenting visitors in the last 30 days. */
export function VisitorFigures() {
  const { data, error } = useVisitorFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const figures = data?.visitorFigures;
  return (
    <section
      aria-labelledby="visitor-figures"
      className="grid content-start gap-2 rounded-lg border border-line bg-card p-4"
    >
      <h2 id="visitor-figures" className="text-lg">
        Visitors, last 30 days
      </h2>
      {!figures && !error && <Skeleton className="h-40" />}
      {!figures && error && <p className="text-sm text-ink-2">We couldn’t load the visitor figures.</p>}
      {figures?.counts.length === 0 && (
        <p className="text-sm text-ink-2">Figures for visitors who agree to analytics will appear here.</p>
      )}
      {figures && figures.counts.length > 0 && (
        <>
          <dl className="grid text-sm">
            {figures.counts.map(({ name, count }) => (
              <div
                key={name}
                className="flex min-h-10 items-center gap-3 border-b border-line last:border-b-0"
              >
                <dt className="font-[600] first-letter:uppercase">{name.replaceAll('_', ' ')}</dt>
                <dd className="ml-auto">{formatCount(count)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-ink-2">
            {formatCount(figures.waiting)} waiting to be forwarded, {formatCount(figures.failed)} rejected.
          </p>
        </>
      )}
    </section>
  );
}
