import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { PriceTerms } from '../../features/product/PriceTerms.tsx';
import { StockLine } from '../../features/product/StockLine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { useModelBuyPanelFragment, type ModelBuyPanelFragment } from './ModelBuyPanel.generated.ts';
import type { ModelSize } from './modelSize.ts';
import { SizeSelector } from './SizeSelector.tsx';
import { useAddSize, type AddingState } from './useAddSize.ts';

const MOST_AT_ONCE = 10;

function reasonAgainst(size: ModelSize | undefined): string | undefined {
  if (!size) return 'Select a size first';
  return size.stockQuantity > 0 ? undefined : 'Out of stock in this size';
}

/** The choice of a size, its prices, and the way into the cart. */
export function ModelBuyPanel({ model }: { model: FragmentType<ModelBuyPanelFragment> }) {
  const { fullName, variations } = useModelBuyPanelFragment(model);
  const [selectedId, setSelectedId] = useState(variations[0]?.id);
  const [quantity, setQuantity] = useState(1);
  const { state, add, reset } = useAddSize();
  const selected = variations.find(({ id }) => id === selectedId);

  function select(id: number) {
    setSelectedId(id);
    setQuantity(1);
    reset();
  }

  return (
    <section aria-label="Buy" className="grid gap-5 rounded-lg border border-line bg-card p-4 md:p-6">
      <SizeSelector modelName={fullName} sizes={variations} selectedId={selectedId} onSelect={select} />
      {selected && (
        <>
          <PriceTerms product={selected} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <StockLine stock={selected.stockQuantity} />
            <Link to={`/product/${encodeURIComponent(selected.slug)}`} className="text-sm underline">
              Details of this size
            </Link>
          </div>
          <div>
            <QuantityStepper
              value={quantity}
              max={Math.max(1, Math.min(MOST_AT_ONCE, selected.stockQuantity))}
              onChange={setQuantity}
              disabled={selected.stockQuantity <= 0}
              label={`Quantity of ${selected.name}`}
            />
          </div>
        </>
      )}
      <Button
        variant="primary"
        size="lg"
        wide
        busy={state === 'adding'}
        disabledReason={reasonAgainst(selected)}
        onClick={() => selected && void add(selected.id, quantity)}
      >
        Add to Cart
      </Button>
      <AddingNotice state={state} />
    </section>
  );
}

function AddingNotice({ state }: { state: AddingState }) {
  if (state === 'failed') return <Notice tone="bad" title="Failed to add to cart" />;
  if (state !== 'added') return null;
  return (
    <div role="alert">
      <Notice tone="good" title="Added to cart successfully!">
        <Link to="/cart" className="underline">
          View Cart
        </Link>
      </Notice>
    </div>
  );
}
