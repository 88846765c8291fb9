import { useId, type Ref } from 'react';
import { AddToCartButton } from '../../features/cart/AddToCartButton.tsx';
import { splitProductName } from '../../features/product/productName.ts';
import { RatingLine } from '../../features/reviews/RatingLine.tsx';
import { WishButton } from '../../features/wishlist/WishButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { REVIEWS_HASH } from '../parts/DetailTabs.tsx';
import { BuyBox } from './BuyBox.tsx';
import type { OfferedTyreFragment } from './ModernProduct.generated.ts';
import { ONE_ORDER } from './quantityLimits.ts';

interface ModernPanelProps {
  ref: Ref<HTMLDivElement>;
  /** The sizes to choose from, that of the page first. */
  offered: readonly OfferedTyreFragment[];
  chosen: OfferedTyreFragment;
  onChoose: (id: number) => void;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

function sizeLabel({ name, size, model }: OfferedTyreFragment): string {
  return splitProductName(name, model.fullName).sizeLine || size;
}

/** The choice of a size, and what it costs; on a wide screen it stays in view. */
export function ModernPanel({ ref, offered, chosen, onChoose, quantity, onQuantity }: ModernPanelProps) {
  const id = useId();
  return (
    <div ref={ref} className="grid gap-4 rounded-lg border border-line bg-card p-4 shadow-float md:p-5">
      <RatingLine model={chosen.model} href={REVIEWS_HASH} withRecommendation />
      <SelectField
        id={id}
        label="Size"
        options={offered.map((tyre) => ({ value: String(tyre.id), label: sizeLabel(tyre) }))}
        value={String(chosen.id)}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
      <BuyBox
        product={chosen}
        quantity={quantity}
        onQuantity={onQuantity}
        mostAtOnce={ONE_ORDER}
        beside={
          <WishButton
            productId={chosen.id}
            productName={chosen.name}
            className="border-[1.5px] border-edge"
          />
        }
        action={<AddToCartButton product={chosen} quantity={quantity} size="lg" wide />}
      />
    </div>
  );
}
