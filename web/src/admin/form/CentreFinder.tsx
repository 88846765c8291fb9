import { useState } from 'react';
import type { FieldTexts } from '../../ui/form/Field.tsx';
import { useWorkCentresQuery, type WorkCentresQuery } from './CentreFinder.generated.ts';
import { Finder } from './Finder.tsx';
import { useDebouncedValue } from './useDebouncedValue.ts';

type FoundCentre = NonNullable<WorkCentresQuery['workCentres']>[number];

/** Finds fitting centres by name, town or postcode. */
export function CentreFinder({
  onChoose,
  ...texts
}: FieldTexts & { onChoose: (centre: FoundCentre) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data, previousData, loading } = useWorkCentresQuery({
    variables: { search },
    skip: search.length < 2,
  });
  const centres = search.length < 2 ? [] : ((data ?? previousData)?.workCentres ?? []);
  return (
    <Finder
      {...texts}
      typed={typed}
      onType={setTyped}
      busy={loading || search !== typed.trim()}
      nothing="No centre found."
      found={centres.map(({ slug, name, town, isOwn }) => ({
        key: slug,
        title: name,
        detail: isOwn ? `${town}, our own` : town,
      }))}
      onChoose={(key) => {
        const centre = centres.find(({ slug }) => slug === key);
        setTyped('');
        if (centre) onChoose(centre);
      }}
    />
  );
}
