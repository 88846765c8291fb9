import { classes } from '../../../ui/base/classes.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Breadcrumbs, type Breadcrumb } from '../../../ui/page/Breadcrumbs.tsx';
import { isSaidBy, vehicleSizes, type Understood } from '../query/listingFacts.ts';

interface ListingHeadProps {
  crumbs: readonly Breadcrumb[];
  heading: string;
  /** Whether the heading names a vehicle, or will once it's known. */
  namesVehicle: boolean;
  /** The number of tyres, in words. */
  count: string;
  subtitle: string;
  search: string;
  understood: Understood;
  /** Notices about parts of the URL that weren't understood. */
  notices: readonly string[];
}

/** The listing's heading, how its search was interpreted, and what wasn't understood. */
export function ListingHead({
  crumbs,
  heading,
  namesVehicle,
  count,
  subtitle,
  search,
  understood,
  notices,
}: ListingHeadProps) {
  const trail = crumbs.map((crumb, index) => (index < crumbs.length - 1 ? crumb : { label: crumb.label }));
  const isReadingShown = search !== '' && !isSaidBy(heading, understood);
  return (
    // On a phone the count is beside the breadcrumbs, above the heading, so that the tyres start higher.
    <header className="max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-3">
      <Breadcrumbs items={trail} isCompact />
      <div className="max-md:contents md:mt-2 md:flex md:flex-wrap md:items-baseline md:gap-x-4 md:gap-y-1">
        <h1 className={classes(HEADING, namesVehicle && ROOM_FOR_VEHICLE)}>{heading}</h1>
        <p className="text-sm text-ink-2 max-md:text-xs">{count}</p>
      </div>
      {subtitle && (
        <p className={classes(SUBTITLE, isReadingShown ? 'max-md:sr-only' : 'max-md:order-2 max-md:w-full')}>
          {subtitle}
        </p>
      )}
      {isReadingShown && <SearchReading search={search} understood={understood} />}
      <VehicleSizes understood={understood} />
      {notices.length > 0 && (
        <Notice tone="warn" className="mt-3 max-md:order-3 max-md:w-full">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Notice>
      )}
    </header>
  );
}

const HEADING = 'text-2xl max-md:order-1 max-md:w-full max-md:text-lg max-md:leading-tight';
/** On a phone, reserves two lines if the visitor has a vehicle, because its name takes two once known. */
const ROOM_FOR_VEHICLE = 'max-md:in-data-vehicle:min-h-[2lh]';
/** The same height with or without chips. */
const SUBTITLE = 'text-sm text-ink-2 md:mt-1.5 md:min-h-6';
const CHIP = 'inline-block rounded-sm bg-tint px-2 py-0.5 font-[600] text-ink max-md:px-1.5 max-md:text-xs';
const LINE =
  'flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-2 max-md:order-2 max-md:w-full md:mt-1.5 md:min-h-6';

function SearchReading({
  search,
  understood: { parts, text },
}: Pick<ListingHeadProps, 'search' | 'understood'>) {
  return (
    <p className={LINE}>
      {/* On a phone, the search box just above shows the text. */}
      <span className="wrap-anywhere max-md:sr-only">You searched for “{search}”.</span>
      {parts.length > 0 && (
        <>
          <span className="max-md:sr-only">We understood:</span>
          {parts.map(({ kind, label }) => (
            <span key={`${kind} ${label}`} className={CHIP}>
              {label}
            </span>
          ))}
        </>
      )}
      {parts.length > 0 && text && <span className="wrap-anywhere">and the words “{text}”</span>}
    </p>
  );
}

function VehicleSizes({ understood }: Pick<ListingHeadProps, 'understood'>) {
  const sizes = vehicleSizes(understood);
  const { versions } = understood;
  if (sizes.length === 0) return null;
  return (
    <p className={classes(LINE, versions.length > 0 && 'max-md:hidden')}>
      <span className="max-md:sr-only">Sizes that fit:</span>
      {sizes.map(({ size, label }) => (
        <span key={size} className={CHIP}>
          {label}
        </span>
      ))}
      <span>Check your sidewall first.</span>
    </p>
  );
}
