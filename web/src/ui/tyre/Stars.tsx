const MAX_STARS = 5;
const STAR_WIDTH = 20;
const ROW_WIDTH = MAX_STARS * STAR_WIDTH;
const STAR = 'l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6-4.4-4.2 6-.8z';
const ROW_ID = 'star-row';

/** The drawing shared by all rows of stars. The sprite holds it once. */
export function StarSymbol() {
  const row = Array.from(
    { length: MAX_STARS },
    (_, index) => `M${index * STAR_WIDTH + STAR_WIDTH / 2} 1.6${STAR}`,
  );
  return (
    // Drawn narrower, it shows its first stars instead of all of them smaller.
    <symbol id={ROW_ID} viewBox={`0 0 ${ROW_WIDTH} ${STAR_WIDTH}`} preserveAspectRatio="xMinYMin slice">
      <path d={row.join('')} />
    </symbol>
  );
}

/** A rating from 0 to 5 as stars, precise to a tenth. */
export function Stars({
  rating,
  className = 'h-4 w-20 max-sm:h-3.5 max-sm:w-16',
}: {
  rating: number;
  className?: string;
}) {
  const filled = (Math.round(rating * 10) / 10) * STAR_WIDTH;
  return (
    <svg
      role="img"
      aria-label={`${rating.toFixed(1)} out of ${MAX_STARS} stars`}
      viewBox={`0 0 ${ROW_WIDTH} ${STAR_WIDTH}`}
      className={`shrink-0 ${className}`}
    >
      <use href={`#${ROW_ID}`} width={ROW_WIDTH} height={STAR_WIDTH} className="fill-line" />
      <use href={`#${ROW_ID}`} width={filled} height={STAR_WIDTH} className="fill-star" />
    </svg>
  );
}
