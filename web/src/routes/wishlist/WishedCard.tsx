import type { FragmentType } from '@apollo/client';
import { X } from 'lucide-react';
import { AddToCartButton } from '../../features/cart/adding/AddToCartButton.tsx';
import { ProductCard } from '../../features/catalogue/ProductCard.tsx';
import { CompareToggle } from '../../features/compare/CompareToggle.tsx';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { AxleSetPrices } from '../parts/axle/AxleSetPrices.tsx';
import { TellMeButton } from '../parts/tyre/TellMeButton.tsx';
import { useWishedCardFragment, type WishedCardFragment } from './WishedCard.generated.ts';

interface WishedCardProps {
  product: FragmentType<WishedCardFragment>;
  onRemove: () => void;
}

/** A tyre on the wish list: the catalogue's card with buttons to buy it and to remove it. */
export function WishedCard({ product, onRemove }: WishedCardProps) {
  const facts = useWishedCardFragment(product);
  return (
    <ProductCard
      product={facts}
      sets={<AxleSetPrices tyre={facts} className="" />}
      headingLevel="h2"
      action={
        <>
          {facts.stockQuantity > 0 ? (
            <AddToCartButton product={facts} wide />
          ) : (
            <TellMeButton product={facts} wide />
          )}
          <div className="flex items-center justify-between">
            <CompareToggle productId={facts.id} productName={facts.name} />
            <IconButton
              label={`Remove ${facts.name} from wish list`}
              tooltip="Remove from wish list"
              icon={<X className="size-5" />}
              onClick={onRemove}
              className="-mr-2.5"
            />
          </div>
        </>
      }
    />
  );
}
