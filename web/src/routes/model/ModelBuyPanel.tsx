import type { FragmentType } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckedAddToCart } from '../../features/cart/adding/CheckedAddToCart.tsx';
import { FitCheck } from '../../features/garage/fit/FitCheck.tsx';
import { useKeptVehicle } from '../../features/garage/vehicle/keptVehicleStore.ts';
import type { DeliveryPromiseFragment } from '../../features/product/DeliveryPromise.generated.ts';
import { DeliveryPromise } from '../../features/product/DeliveryPromise.tsx';
import { useQuantity } from '../../features/product/useQuantity.ts';
import { waitDays } from '../../lib/text/waitDays.ts';
import { ChosenSize } from './ChosenSize.tsx';
import { useModelBuyPanelFragment, type ModelBuyPanelFragment } from './ModelBuyPanel.generated.ts';
import { preselectedSize } from './preselectedSize.ts';
import { SizeSelector } from './SizeSelector.tsx';

interface ModelBuyPanelProps {
  model: FragmentType<ModelBuyPanelFragment>;
  settings: FragmentType<DeliveryPromiseFragment>;
  /** Content above the choice. */
  summary: ReactNode;
}

/** The choice of a size, whether it fits and its price, with the delivery dates below the pictures. */
export function ModelBuyPanel({ model, settings, summary }: ModelBuyPanelProps) {
  const { fullName, variations } = useModelBuyPanelFragment(model);
  const [params] = useSearchParams();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const vehicle = useKeptVehicle();
  const cameFrom = params.get('tyre');
  const selected =
    variations.find(({ id, slug }) => (chosenId === null ? slug === cameFrom : id === chosenId)) ??
    preselectedSize(variations, vehicle);
  const [quantity, setQuantity] = useQuantity(selected);

  return (
    <>
      <div className="grid min-w-0 content-start gap-5 md:row-span-2">
        {summary}
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
            <ChosenSize key={selected.id} size={selected} quantity={quantity} onQuantity={setQuantity} />
          ) : (
            <CheckedAddToCart tyre={undefined} quantity={1} />
          )}
        </section>
      </div>
      {selected && selected.stockQuantity > 0 && (
        <section aria-label="Delivery and returns" className="min-w-0 md:col-start-1">
          <DeliveryPromise
            settings={settings}
            subtotal={selected.price * quantity}
            waitDays={waitDays(selected, quantity)}
          />
        </section>
      )}
    </>
  );
}
