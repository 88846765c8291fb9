import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { CarVersion } from './carVersions.ts';
import type { FoundVehicle } from './keptVehicle.ts';
import { ANY_YEAR, NO_CAR, useCarChoice } from './useCarChoice.ts';
import { VersionList } from './VersionList.tsx';

export interface CarPickerProps {
  /** A plate whose tyre sizes are unknown; what the register says of it is filled in. */
  registration?: string | undefined;
  /** Called with the chosen version; without it, each version leads to its tyres. */
  onPick?: ((vehicle: FoundVehicle) => void) | undefined;
}

/** Finds a car by make, model and year, and names its versions with their tyre sizes. Browser only. */
export function CarPicker({ registration, onPick }: CarPickerProps) {
  const [own, choose] = useState(NO_CAR);
  const { choice, makes, models, years, versions, isLoading, retry } = useCarChoice(own, registration);
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-2 gap-y-3 sm:grid-cols-3 sm:gap-x-3">
        <SelectField
          label="Make"
          placeholder="Choose"
          options={optionsOf(makes)}
          disabled={makes.length === 0}
          value={choice.make}
          onChange={({ target }) => choose({ ...NO_CAR, make: target.value })}
        />
        <SelectField
          label="Model"
          placeholder="Choose"
          options={optionsOf(models)}
          disabled={models.length === 0}
          value={choice.model}
          onChange={({ target }) => choose({ ...choice, model: target.value, year: NO_CAR.year })}
        />
        <SelectField
          label="Year"
          placeholder="Choose"
          options={[...optionsOf(years), { value: ANY_YEAR, label: 'Not sure' }]}
          disabled={years.length === 0}
          value={choice.year}
          onChange={({ target }) => choose({ ...choice, year: target.value })}
        />
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {isLoading && <span className="sr-only">Loading…</span>}
        {isLoading && choice.year !== '' && <Skeleton className="h-15" />}
        {versions && <Versions versions={versions} onPick={onPick} />}
      </div>
      {retry && (
        <Notice tone="bad" title="We couldn’t load the list of cars">
          <Button className="mt-2 justify-self-start" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
    </div>
  );
}

function optionsOf(values: readonly (string | number)[]) {
  return values.map((value) => ({ value: String(value), label: String(value) }));
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
