import { useState } from 'react';
import { emptyFields } from '../../features/finder/finderFields.ts';
import { SizeForm } from '../../features/finder/SizeForm.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface UnknownVehicleProps {
  /** Why there is nothing to show. */
  notice: string;
  brands: readonly string[];
}

/** The vehicle is not known: says so, and asks for the size right there. */
export function UnknownVehicle({ notice, brands }: UnknownVehicleProps) {
  const [fields, setFields] = useState(emptyFields);
  return (
    <div className="grid gap-5">
      <Notice tone="warn" title="We could not match that vehicle">
        <p>{notice}</p>
      </Notice>
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
