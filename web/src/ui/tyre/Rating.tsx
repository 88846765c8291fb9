import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/text/format.ts';
import { classes } from '../base/classes.ts';
import { Stars } from './Stars.tsx';

interface RatingProps {
  /** Out of 5; null without reviews. */
  rating: number | null;
  count: number;
  /** A link to the reviews. */
  href?: string;
  className?: string;
}

/** The stars, the figure, and the number of reviews. */
export function Rating({ rating, count, href, className }: RatingProps) {
  if (rating === null || count === 0)
    return <p className={classes('text-xs text-ink-2', className)}>No reviews yet</p>;
  const reviews = `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <p className={classes('flex flex-wrap items-center gap-x-1.5 text-xs text-ink-2', className)}>
      <Stars rating={rating} />
      <span className="font-[650] text-ink">{rating.toFixed(1)}</span>
      {href ? <Link to={href}>{reviews}</Link> : <span title={reviews}>{`(${formatCount(count)})`}</span>}
    </p>
  );
}
