import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { AddToCartButton } from '../../../features/cart/adding/AddToCartButton.tsx';
import { ProductCard } from '../../../features/catalogue/ProductCard.tsx';
import { CompareToggle } from '../../../features/compare/CompareToggle.tsx';
import { GalleryButton } from '../../../features/gallery/GalleryButton.tsx';
import { WishButton } from '../../../features/wishlist/WishButton.tsx';
import { AxleSetPrices } from '../axle/AxleSetPrices.tsx';
import {
  useBuyableProductCardFragment,
  type BuyableProductCardFragment,
} from './BuyableProductCard.generated.ts';
import { TellMeLink } from './TellMeLink.tsx';

interface BuyableProductCardProps {
  product: FragmentType<BuyableProductCardFragment>;
  layout?: 'grid' | 'list';
  priority?: boolean;
  /** The choice of this model's versions in this size. */
  versions?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Whether another version is about to replace this one, so that this one can't be bought. */
  isChanging?: boolean;
  /** How long the toast stays after adding, in seconds. */
  toastSeconds?: number;
}

/**
 * The product card for pages: the catalogue's card with the cart's button, the wish list's heart and the gallery.
 * Features don't import each other, so this card combines them, each with its own fragment.
 */
export function BuyableProductCard({ product, toastSeconds, ...card }: BuyableProductCardProps) {
  const facts = useBuyableProductCardFragment(product);
  return (
    <ProductCard
      {...card}
      product={facts}
      sets={<AxleSetPrices tyre={facts} className="" />}
      besideStock={facts.stockQuantity <= 0 && <TellMeLink product={facts} />}
      action={
        <>
          <AddToCartButton product={facts} wide toastSeconds={toastSeconds} />
          <div className="flex items-center justify-between">
            <CompareToggle productId={facts.id} productName={facts.name} />
            <WishButton productId={facts.id} productName={facts.name} className="-mr-2.5" />
          </div>
        </>
      }
      pictures={
        <GalleryButton product={facts} className="absolute right-1 bottom-1 z-10 size-9! text-ink halo" />
      }
    />
  );
}
