import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckedAddToCart } from '../../features/cart/CheckedAddToCart.tsx';
import { FitCheck } from '../../features/garage/FitCheck.tsx';
import { useKeptVehicle } from '../../features/garage/keptVehicleStore.ts';
import type { DeliveryPromiseFragment } from '../../features/product/DeliveryPromise.generated.ts';
import { ChosenSize } from './ChosenSize.tsx';
import { useModelBuyPanelFragment, type ModelBuyPanelFragment } from './ModelBuyPanel.generated.ts';
import { preselectedSize } from './preselectedSize.ts';
import { SizeSelector } from './SizeSelector.tsx';

interface ModelBuyPanelProps {
  model: FragmentType<ModelBuyPanelFragment>;
  settings: FragmentType<DeliveryPromiseFragment>;
}

/** The choice of a size, whether it fits, and what it costs. */
export function ModelBuyPanel({ model, settings }: ModelBuyPanelProps) {
  const { fullName, variations } = useModelBuyPanelFragment(model);
  const [params] = useSearchParams();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const vehicle = useKeptVehicle();
  const cameFrom = params.get('tyre');
  const selected =
    variations.find(({ id, slug }) => (chosenId === null ? slug === cameFrom : id === chosenId)) ??
    preselectedSize(variations, vehicle);

  return (
    <>
      {selected && <FitCheck product={selected} />}
      <section aria-label="Buy" className="grid gap-5 rounded-lg border border-line bg-card p-4 md:p-6">
        <SizeSelector
          modelName={fullName}
          sizes={variations}
          selected={selected}
          onSelect={({ id }) => setChosenId(id)}
          firstOf={(sizes) => preselectedSize(sizes, vehicle)}
        />
        {selected ? (
          <ChosenSize key={selected.id} size={selected} settings={settings} />
        ) : (
          <CheckedAddToCart tyre={undefined} quantity={1} />
        )}
      </section>
    </>
  );
}
