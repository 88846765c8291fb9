import { useState } from 'react';
import { emptyFields } from '../../features/finder/finderFields.ts';
import { SizeForm } from '../../features/finder/SizeForm.tsx';
import { PickCar } from '../../features/garage/PickCar.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface UnknownVehicleProps {
  /** Why there is nothing to show. */
  notice: string;
  /** The plate that is unknown; empty if the vehicle was named otherwise. */
  registration: string;
  brands: readonly string[];
}

const PANEL = 'rounded-lg border border-line bg-card p-4 md:p-6';

/** Says that the vehicle is unknown, and finds it by its model or asks for the size instead. */
export function UnknownVehicle({ notice, registration, brands }: UnknownVehicleProps) {
  const [fields, setFields] = useState(emptyFields);
  return (
    <div className="grid gap-5">
      <Notice tone="warn" title="We couldn’t find that vehicle">
        <p>{notice}</p>
      </Notice>
      <section aria-labelledby="car-search" className={PANEL}>
        <h2 id="car-search" className="mb-4 text-xl">
          Pick your car
        </h2>
        <PickCar key={registration} registration={registration || undefined} />
      </section>
      <section aria-labelledby="size-search" className={PANEL}>
        <h2 id="size-search" className="mb-4 text-xl">
          Search by tyre size
        </h2>
        <SizeForm
          fields={fields}
          brands={brands}
          onChange={(change) => setFields((old) => ({ ...old, ...change }))}
        />
      </section>
    </div>
  );
}
