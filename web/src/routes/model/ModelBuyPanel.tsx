import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CheckedAddToCart } from '../../features/cart/CheckedAddToCart.tsx';
import { FitCheck } from '../../features/garage/FitCheck.tsx';
import { useKeptVehicle } from '../../features/garage/keptVehicleStore.ts';
import type { DeliveryPromiseFragment } from '../../features/product/DeliveryPromise.generated.ts';
import { DeliveryPromise } from '../../features/product/DeliveryPromise.tsx';
import { MainPrice, PriceTerms } from '../../features/product/PriceTerms.tsx';
import { QuantityChoice } from '../../features/product/QuantityChoice.tsx';
import { StockLine } from '../../features/product/StockLine.tsx';
import { productPath } from '../../lib/productPath.ts';
import { SetPrices } from '../../ui/SetPrices.tsx';
import { OtherTyresLink } from '../parts/OtherTyresLink.tsx';
import { TellMeButton } from '../parts/TellMeButton.tsx';
import { useModelBuyPanelFragment, type ModelBuyPanelFragment } from './ModelBuyPanel.generated.ts';
import { preselectedSize } from './preselectedSize.ts';
import { SizeSelector } from './SizeSelector.tsx';

interface ModelBuyPanelProps {
  model: FragmentType<ModelBuyPanelFragment>;
  settings: FragmentType<DeliveryPromiseFragment>;
}

/** The choice of a size, its prices, whether it fits, and the button to add it to the cart. */
export function ModelBuyPanel({ model, settings }: ModelBuyPanelProps) {
  const { fullName, category, variations } = useModelBuyPanelFragment(model);
  const [params] = useSearchParams();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [quantity, setQuantity] = useState(1);
  const vehicle = useKeptVehicle();
  const cameFrom = params.get('tyre');
  const selected =
    variations.find(({ id, slug }) => (chosenId === null ? slug === cameFrom : id === chosenId)) ??
    preselectedSize(variations, vehicle);
  const isInStock = selected !== undefined && selected.stockQuantity > 0;

  function select(id: number) {
    setChosenId(id);
    setQuantity(1);
  }

  return (
    <>
      {selected && <FitCheck product={selected} />}
      <section aria-label="Buy" className="grid gap-5 rounded-lg border border-line bg-card p-4 md:p-6">
        <SizeSelector
          modelName={fullName}
          sizes={variations}
          selected={selected}
          onSelect={({ id }) => select(id)}
          firstOf={(sizes) => preselectedSize(sizes, vehicle)}
        />
        {selected && (
          <>
            <MainPrice product={selected} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <StockLine stock={selected.stockQuantity} />
              <Link to={productPath(selected)} className="text-sm underline">
                Details of this size
              </Link>
            </div>
            {!isInStock && (
              <>
                <OtherTyresLink size={selected.size} />
                <TellMeButton product={selected} size="lg" wide />
              </>
            )}
            <QuantityChoice
              value={quantity}
              onChange={setQuantity}
              tyre={{ category, position: selected.position }}
              stock={selected.stockQuantity}
              label={`Quantity of ${selected.name}`}
            />
            <SetPrices
              tyre={{ category, position: selected.position }}
              price={selected.price}
              stock={selected.stockQuantity}
            />
          </>
        )}
        <CheckedAddToCart key={selected?.id} tyre={selected} quantity={quantity} />
        {selected && <PriceTerms product={selected} />}
        {isInStock && <DeliveryPromise settings={settings} subtotal={selected.price * quantity} />}
      </section>
    </>
  );
}
