import { useId, type Ref } from 'react';
import { splitProductName } from '../../features/product/productName.ts';
import { RatingLine } from '../../features/reviews/RatingLine.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { REVIEWS_HASH } from '../parts/tyre/DetailTabs.tsx';
import { BuyOrWishBox } from './BuyBox.tsx';
import type { ModernProductQuery, OfferedSizeFragment } from './ProductEditions.generated.ts';

interface ModernPanelProps {
  ref: Ref<HTMLDivElement>;
  /** The tyre that can be bought. */
  product: NonNullable<ModernProductQuery['product']>;
  /** The sizes on offer. */
  offered: readonly OfferedSizeFragment[];
  /** The chosen size's id. Until that size is loaded, it differs from the product. */
  chosenId: number;
  onChoose: (id: number) => void;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

function sizeLabel({ name, size, model }: OfferedSizeFragment): string {
  return splitProductName(name, model.fullName).sizeLine || size;
}

/** The choice of a size, and its price. On a wide screen it stays in view. */
export function ModernPanel(props: ModernPanelProps) {
  const { ref, product, offered, chosenId, onChoose, quantity, onQuantity } = props;
  const id = useId();
  const isChanging = chosenId !== product.id;
  return (
    <div ref={ref} className="grid gap-4 rounded-lg border border-line bg-card p-4 shadow-float md:p-5">
      <RatingLine model={product.model} href={REVIEWS_HASH} withRecommendation />
      <SelectField
        id={id}
        label="Size"
        options={offered.map((size) => ({ value: String(size.id), label: sizeLabel(size) }))}
        value={String(chosenId)}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
      <div inert={isChanging} aria-busy={isChanging} className={isChanging ? 'opacity-50' : ''}>
        <BuyOrWishBox product={product} quantity={quantity} onQuantity={onQuantity} />
      </div>
    </div>
  );
}
