import { CardGrid } from '../../ui/base/CardGrid.tsx';
import { classes } from '../../ui/base/classes.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { Spinner } from '../../ui/base/Spinner.tsx';

const CARDS = Array.from({ length: 12 }, (_, index) => index);

/** A placeholder for the listing while its first tyres load. */
export function ListingLoading() {
  return (
    <div className="wrap pt-4 pb-16 md:pt-6">
      <p role="status" className="flex min-h-8 items-center gap-2 text-sm text-ink-2">
        <Spinner />
        Loading tyres…
      </p>
      <Skeleton className="mt-2 h-9 w-2/3 max-w-md" />
      <Skeleton className="mt-2 h-5 w-48" />
      <div
        className={classes(
          'mt-6 md:grid md:grid-cols-[13rem_minmax(0,1fr)] md:gap-6',
          'lg:grid-cols-[15.75rem_minmax(0,1fr)] lg:gap-9',
        )}
      >
        <Skeleton className="h-[60rem] max-md:hidden" />
        <div>
          <Skeleton className="mb-4 h-11" />
          <CardGrid>
            {CARDS.map((card) => (
              <Skeleton key={card} className="row-span-8 h-[22rem] rounded-lg md:h-[29rem]" />
            ))}
          </CardGrid>
        </div>
      </div>
    </div>
  );
}
