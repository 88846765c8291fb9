import type { FragmentType } from '@apollo/client';
import { AddToCartButton } from '../../features/cart/AddToCartButton.tsx';
import { ProductCard } from '../../features/catalogue/ProductCard.tsx';
import { GalleryButton } from '../../features/gallery/GalleryButton.tsx';
import { WishButton } from '../../features/wishlist/WishButton.tsx';
import {
  useBuyableProductCardFragment,
  type BuyableProductCardFragment,
} from './BuyableProductCard.generated.ts';

interface BuyableProductCardProps {
  product: FragmentType<BuyableProductCardFragment>;
  layout?: 'grid' | 'list';
  priority?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** How long the toast stays after adding, in seconds. */
  toastSeconds?: number;
}

/**
 * The product card as pages show it: the catalogue's card with the cart's button, the wish list's heart and the
 * gallery. The features do not know each other; they meet here, each with its own fragment.
 */
export function BuyableProductCard({ product, toastSeconds, ...card }: BuyableProductCardProps) {
  const facts = useBuyableProductCardFragment(product);
  return (
    <ProductCard
      {...card}
      product={facts}
      action={<AddToCartButton product={facts} wide toastSeconds={toastSeconds} />}
      pictures={
        <GalleryButton images={facts.images} title={facts.name} className="size-9! text-on-signal halo" />
      }
      corner={<WishButton productId={facts.id} productName={facts.name} className="text-on-signal halo" />}
    />
  );
}
