import { Link } from 'react-router-dom';
import { listingPath } from '../../../features/filters/listing/listingPath.ts';
import { changed, type ListingState } from '../../../features/filters/listingState.ts';
import { versionNames, type CarVersion } from '../../../features/garage/picker/carVersions.ts';
import { sizesText } from '../../../features/garage/vehicle/fitText.ts';
import { classes } from '../../../ui/base/classes.ts';

interface ListingVersionsProps {
  state: ListingState;
  /** The vehicle's versions, with different sizes. */
  versions: readonly CarVersion[];
}

/** Sizes that the vehicle may have, and the versions with them. */
interface Choice {
  readonly sizes: readonly string[];
  readonly text: string;
  readonly names: readonly string[];
}

function choicesOf(versions: readonly CarVersion[]): Choice[] {
  const names = versionNames(versions);
  const alike = Map.groupBy(versions.keys(), (at) => sizesText(versions[at]?.tyreSizes ?? []));
  return [...alike].map(([text, places]) => ({
    text,
    sizes: [...new Set(places.flatMap((at) => versions[at]?.tyreSizes.map(({ size }) => size) ?? []))],
    names: [...new Set(places.flatMap((at) => names[at] ?? []))],
  }));
}

const CHOICE =
  'grid h-full min-h-11 content-center rounded-md border border-edge bg-card px-3.5 py-1.5 text-sm hover:border-ink ' +
  'focus-visible:rounded-md';

/**
 * Asks above the tyres which of the vehicle's possible sizes the driver's own has. The answer is stored with the
 * vehicle, so the question is asked once.
 */
export function ListingVersions({ state, versions }: ListingVersionsProps) {
  const choices = choicesOf(versions);
  if (choices.length < 2) return null;
  return (
    <section
      aria-labelledby="versions"
      className={classes(
        'phone-row gap-2 max-md:-mt-1 max-md:mb-1',
        'md:mb-4 md:grid md:rounded-lg md:border md:border-line md:bg-tint md:p-4',
      )}
    >
      <h2 id="versions" className="font-[650] max-md:shrink-0 max-md:text-sm md:text-base">
        Which size is on your sidewall?
      </h2>
      <p className="text-sm text-ink-2 max-md:hidden">
        Different versions take different sizes, so we’re showing them all. Pick yours once and we’ll remember
        it.
      </p>
      <ul
        aria-label="Sizes"
        className="flex gap-2 md:grid md:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]"
      >
        {choices.map(({ text, sizes, names }) => (
          <li key={text} className="shrink-0">
            <Link to={listingPath(changed(state, { sizes }))} className={CHOICE}>
              <span className="font-[650]">{text}</span>
              <span className="text-xs text-ink-2 max-md:sr-only md:truncate">{names.join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
