import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sizesText } from '../vehicle/fitText.ts';
import { vehiclePath, type FoundVehicle } from '../vehicle/keptVehicle.ts';
import { versionNames, yearsSold, type CarVersion } from './carVersions.ts';

/** A longer list is overwhelming, so the rest open on demand. */
const FIRST = 4;

const ROW =
  'flex h-full min-h-11 w-full flex-wrap content-center justify-between gap-x-3 rounded-md border border-edge ' +
  'bg-card px-3.5 py-2 text-left text-sm hover:border-ink focus-visible:rounded-md';
const LIST = 'grid gap-2 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]';
const MORE =
  'flex min-h-11 w-fit cursor-pointer items-center text-sm font-[650] underline underline-offset-4';

interface VersionListProps {
  versions: readonly CarVersion[];
  /** Called with the chosen version. Without it, each links to its tyres. */
  onPick?: (vehicle: FoundVehicle) => void;
}

/** A car's versions with their tyre sizes, to choose from. */
export function VersionList({ versions, onPick }: VersionListProps) {
  const names = versionNames(versions);
  const rows = versions.map((version, at) => (
    <li key={version.id} className="shrink-0">
      <Version version={version} onPick={onPick}>
        <span className="font-[650]">
          {names[at]} <span className="font-normal text-ink-2">{yearsSold(version)}</span>
        </span>{' '}
        <span>{sizesText(version.tyreSizes)}</span>
      </Version>
    </li>
  ));
  const more = rows.slice(FIRST);
  return (
    <div className="grid gap-2">
      <ul aria-label="Versions" className={LIST}>
        {rows.slice(0, FIRST)}
      </ul>
      {more.length > 0 && (
        <details>
          <summary className={MORE}>
            {more.length === 1 ? 'One more version' : `${more.length} more versions`}
          </summary>
          <ul aria-label="More versions" className={`mt-1 ${LIST}`}>
            {more}
          </ul>
        </details>
      )}
    </div>
  );
}

function Version({
  version,
  onPick,
  children,
}: { version: CarVersion; children: ReactNode } & Pick<VersionListProps, 'onPick'>) {
  return onPick ? (
    <button type="button" onClick={() => onPick(version)} className={ROW}>
      {children}
    </button>
  ) : (
    <Link to={vehiclePath(version)} className={ROW}>
      {children}
    </Link>
  );
}
