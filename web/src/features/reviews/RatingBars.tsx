import { formatCount } from '../../lib/text/format.ts';

interface RatingBarsProps {
  distribution: readonly { stars: number; count: number }[];
}

/** The number of reviews per number of stars, five at the top. */
export function RatingBars({ distribution }: RatingBarsProps) {
  const total = distribution.reduce((sum, { count }) => sum + count, 0);
  const rows = [...distribution].sort((a, b) => b.stars - a.stars);
  return (
    <ul aria-label="Ratings" className="grid w-full max-w-xs gap-1.5 text-xs">
      {rows.map(({ stars, count }) => (
        <li key={stars} className="grid grid-cols-[3.5rem_1fr_2rem] items-center gap-2">
          <span>
            {stars} {stars === 1 ? 'star' : 'stars'}
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            className="h-2 w-full rounded-full"
          >
            <rect width="100" height="8" className="fill-line" />
            <rect width={total === 0 ? 0 : (100 * count) / total} height="8" className="fill-star" />
          </svg>
          <span className="text-right text-ink-2">
            {formatCount(count)}
            <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
