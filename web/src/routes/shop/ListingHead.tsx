import { Breadcrumbs, type Breadcrumb } from '../../ui/Breadcrumbs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isSaidBy, vehicleSizes, type Understood } from './listingFacts.ts';

interface ListingHeadProps {
  crumbs: readonly Breadcrumb[];
  heading: string;
  /** How many tyres there are. */
  count: string;
  subtitle: string;
  search: string;
  understood: Understood;
  /** What could not be meant as it stood. */
  notices: readonly string[];
}

/** What the listing shows, how it was read, and what could not be read. */
export function ListingHead({
  crumbs,
  heading,
  count,
  subtitle,
  search,
  understood,
  notices,
}: ListingHeadProps) {
  const trail = crumbs.map((crumb, index) => (index < crumbs.length - 1 ? crumb : { label: crumb.label }));
  return (
    <header>
      <Breadcrumbs items={trail} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl wrap-anywhere max-md:text-[1.6875rem]">{heading}</h1>
        <p className="text-sm text-ink-2">{count}</p>
      </div>
      <p className="mt-1.5 text-sm text-ink-2">{subtitle}</p>
      {search && !isSaidBy(heading, understood) && <SearchReading search={search} understood={understood} />}
      <VehicleSizes understood={understood} />
      {notices.length > 0 && (
        <Notice tone="warn" className="mt-3">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Notice>
      )}
    </header>
  );
}

const CHIP = 'inline-block rounded-sm bg-tint px-2 py-0.5 font-[600] text-ink';

function SearchReading({
  search,
  understood: { parts, text },
}: Pick<ListingHeadProps, 'search' | 'understood'>) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-ink-2">
      <span className="wrap-anywhere">You searched “{search}”.</span>
      {parts.length > 0 && (
        <>
          We read:
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
  if (sizes.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-ink-2">
      Sizes that fit:
      {sizes.map(({ size, label }) => (
        <span key={size} className={CHIP}>
          {label}
        </span>
      ))}
    </p>
  );
}
