import { useState } from 'react';
import { emptyFields, type FinderFields } from '../../../features/finder/finderFields.ts';
import { licensePath, sizeFilterPath } from '../../../features/finder/finderPath.ts';
import { RegistrationForm } from '../../../features/finder/RegistrationForm.tsx';
import { SizeForm } from '../../../features/finder/SizeForm.tsx';
import { VehicleSelector } from '../../../features/garage/selector/VehicleSelector.tsx';
import { Tabs } from '../../../ui/page/Tabs.tsx';

/** Finds tyres by size, number plate or vehicle, without further questions. */
export function Search() {
  const [fields, setFields] = useState(emptyFields);
  const form = {
    fields,
    onChange: (changed: Partial<FinderFields>) => setFields((old) => ({ ...old, ...changed })),
  };
  return (
    <section aria-label="Tyre search" className="rounded-lg border border-edge bg-card p-4 md:p-6">
      <Tabs
        label="Find tyres by"
        tabs={[
          { id: 'size', label: 'Size', content: <SizeForm {...form} pathOf={sizeFilterPath} /> },
          {
            id: 'plate',
            label: 'Licence plate',
            content: <RegistrationForm {...form} pathOf={licensePath} />,
          },
          { id: 'vehicle', label: 'Vehicle', content: <VehicleSelector /> },
        ]}
      />
    </section>
  );
}
