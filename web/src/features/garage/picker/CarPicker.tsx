import { useState } from 'react';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { plainOptions } from '../../../ui/form/selectOption.ts';
import type { FoundVehicle } from '../vehicle/keptVehicle.ts';
import { CarFields } from './CarFields.tsx';
import { CarsFailed } from './CarsFailed.tsx';
import type { CarVersion } from './carVersions.ts';
import { ANY_YEAR, NO_CAR, useCarChoice } from './useCarChoice.ts';
import { VersionList } from './VersionList.tsx';

export interface CarPickerProps {
  /** A plate without known tyre sizes. The register's data about it is filled in. */
  registration?: string | undefined;
  /** Called with the chosen version. Without it, each version links to its tyres. */
  onPick?: ((vehicle: FoundVehicle) => void) | undefined;
}

/** Finds a car by make, model and year, and lists its versions with their tyre sizes. Browser only. */
export function CarPicker({ registration, onPick }: CarPickerProps) {
  const [own, choose] = useState(NO_CAR);
  const { choice, makes, models, years, versions, isLoading, retry } = useCarChoice(own, registration);
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-2 gap-y-3 sm:grid-cols-3 sm:gap-x-3">
        <CarFields
          choice={choice}
          makes={makes}
          models={models}
          years={years.length > 0 ? [...plainOptions(years), { value: ANY_YEAR, label: 'Not sure' }] : []}
          onChoose={choose}
        />
      </div>
      {/* Out of the flow, so that content below doesn't move while models and years load. */}
      <span role="status" className="sr-only">
        {isLoading && 'Loading…'}
      </span>
      <div role="status" className="grid gap-3 empty:hidden">
        {isLoading && choice.year !== '' && <Skeleton className="h-15" />}
        {versions && <Versions versions={versions} onPick={onPick} />}
      </div>
      {retry && <CarsFailed onRetry={retry} />}
    </div>
  );
}

function Versions({
  versions,
  onPick,
}: Pick<CarPickerProps, 'onPick'> & { versions: readonly CarVersion[] }) {
  if (versions.length === 0)
    return <p className="text-sm">We don’t have tyre sizes for this car. Please search by tyre size.</p>;
  return (
    <>
      <p className="text-sm font-[650]">
        {versions.length === 1 ? 'This is your car:' : 'Which one is yours?'}
      </p>
      <VersionList versions={versions} onPick={onPick} />
      <p className="text-sm text-ink-2">Not sure? Check the size on the sidewall of your tyres.</p>
    </>
  );
}
