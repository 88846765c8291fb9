import type { CarVersion } from '../../features/garage/carVersions.ts';
import { datedName, type FoundVehicle } from '../../features/garage/keptVehicle.ts';
import { VersionList } from '../../features/garage/VersionList.tsx';

interface ListingVersionsProps {
  vehicle: FoundVehicle;
  /** Versions of it with different sizes. */
  versions: readonly CarVersion[];
}

/** Says above the tyres that a vehicle may take several sizes, and offers its versions. */
export function ListingVersions({ vehicle, versions }: ListingVersionsProps) {
  return (
    <section
      aria-labelledby="versions"
      className="phone-row mb-2 gap-2 md:mb-4 md:grid md:rounded-lg md:border md:border-line md:bg-tint md:p-4"
    >
      <h2 id="versions" className="font-[650] max-md:shrink-0 max-md:text-sm md:text-base">
        Which <span className="max-md:sr-only">{datedName(vehicle)} </span>is yours?
      </h2>
      <p className="text-sm text-ink-2 max-md:hidden">
        Different versions take different sizes, so we’re showing them all. Pick yours, or check the size on
        the sidewall.
      </p>
      <VersionList versions={versions} isRow />
    </section>
  );
}
