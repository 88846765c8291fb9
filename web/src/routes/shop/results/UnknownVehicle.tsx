import { useState } from 'react';
import { emptyFields } from '../../../features/finder/finderFields.ts';
import { SizeForm } from '../../../features/finder/SizeForm.tsx';
import { UnknownPlate } from '../../../features/garage/picker/UnknownPlate.tsx';

interface UnknownVehicleProps {
  /** Why there's nothing to show. */
  notice: string;
  /** The unknown plate; empty if the vehicle was chosen by make and model. */
  registration: string;
  brands: readonly string[];
}

/** Says that the vehicle is unknown, and offers to pick it by model or to enter the size. */
export function UnknownVehicle({ notice, registration, brands }: UnknownVehicleProps) {
  const [fields, setFields] = useState(emptyFields);
  return (
    <div className="grid gap-5">
      <UnknownPlate notice={notice} registration={registration} />
      <section aria-labelledby="size-search" className="rounded-lg border border-line bg-card p-4 md:p-6">
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
