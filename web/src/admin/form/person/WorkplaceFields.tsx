import { useState } from 'react';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { CentreFinder } from '../CentreFinder.tsx';
import type { WorkVan } from './roleChoices.ts';

/** Where a fitter works: at a centre or on a van. */
export type Workplace = { centre: string } | { van: number };

const AT_CENTRE = 'centre';

interface WorkplaceFieldsProps {
  vans: readonly WorkVan[];
  /** Gets null until a place is chosen. */
  onChoose: (place: Workplace | null) => void;
}

/** Chooses the fitting centre or the van of a fitter. */
export function WorkplaceFields({ vans, onChoose }: WorkplaceFieldsProps) {
  const [chosen, setChosen] = useState(AT_CENTRE);
  const [centre, setCentre] = useState<{ slug: string; name: string } | null>(null);

  function choose(value: string) {
    setChosen(value);
    if (value !== AT_CENTRE) return onChoose({ van: Number(value) });
    onChoose(centre && { centre: centre.slug });
  }

  return (
    <>
      {vans.length > 0 && (
        <SelectField
          label="Place of work"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: AT_CENTRE, label: 'A fitting centre' },
            ...vans.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      {chosen === AT_CENTRE && (
        <CentreFinder
          label="Fitting centre"
          hint={centre ? `Chosen: ${centre.name}` : 'Find it by its name, town or postcode.'}
          onChoose={(found) => {
            setCentre(found);
            onChoose({ centre: found.slug });
          }}
        />
      )}
    </>
  );
}
