import type { ComponentType, ReactNode } from 'react';
import { CheckedAddToCart } from '../../features/cart/adding/CheckedAddToCart.tsx';
import { DeliveryPromise } from '../../features/product/DeliveryPromise.tsx';
import { useQuantity } from '../../features/product/useQuantity.ts';
import type { ReviewList } from '../../features/reviews/ReviewsPanel.tsx';
import { Redirect } from '../../lib/head/Redirect.tsx';
import { waitDays } from '../../lib/text/waitDays.ts';
import { Section } from '../../ui/base/Section.tsx';
import { REVIEWS_TAB } from '../parts/tyre/DetailTabs.tsx';
import { MissingProduct, type AskedProduct } from '../product/frame/MissingProduct.tsx';
import { productCrumbs } from '../product/head/productCrumbs.ts';
import { BuyBox } from './BuyBox.tsx';
import { EditionHead } from './EditionHead.tsx';
import { PlainHeading } from './PlainHeading.tsx';
import { useProductSheetSuspenseQuery, type ProductSheetQuery } from './ProductEditions.generated.ts';

/** The second page sets no maximum: the server says what's available when tyres are added. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

type SheetProduct = NonNullable<ProductSheetQuery['product']>;

export interface SheetPartProps {
  product: SheetProduct;
}

export interface SheetTopProps extends SheetPartProps {
  /** The price and the button to buy. */
  buyBox: ReactNode;
}

/** The differences between the second page and its simpler edition. */
export interface SheetLook {
  className: string;
  /** Content below the heading. */
  Top: ComponentType<SheetTopProps>;
  Description: ComponentType<SheetPartProps>;
  Reviews: typeof ReviewList;
}

/** A product on one page without tabs. A key other than its slug redirects to the slug. */
export function ProductSheet({ asked, look }: { asked: AskedProduct; look: SheetLook }) {
  const { product, shopSettings } = useProductSheetSuspenseQuery({ variables: asked }).data;
  if (!product) return <MissingProduct asked={asked} />;
  if ('key' in asked && asked.key !== product.slug)
    return <Redirect to={`/product-old/${encodeURIComponent(product.slug)}`} permanent />;
  return <FoundSheet key={product.id} product={product} settings={shopSettings} look={look} />;
}

interface FoundSheetProps extends SheetPartProps {
  settings: ProductSheetQuery['shopSettings'];
  look: SheetLook;
}

function FoundSheet({ product, settings, look: { className, Top, Description, Reviews } }: FoundSheetProps) {
  const [quantity, setQuantity] = useQuantity(product);
  const { price, stockQuantity, model } = product;
  const buyBox = (
    <BuyBox
      product={product}
      quantity={quantity}
      onQuantity={setQuantity}
      mostAtOnce={UNLIMITED}
      beyondStock
      action={<CheckedAddToCart tyre={product} quantity={quantity} />}
    />
  );
  return (
    <div className={`wrap py-4 ${className}`}>
      <EditionHead product={product} settings={settings} crumbs={productCrumbs(product)} />
      <PlainHeading product={product} />
      <Top product={product} buyBox={buyBox} />
      <Section title="Description">
        <Description product={product} />
      </Section>
      {stockQuantity > 0 && (
        <Section title="Delivery and returns">
          <DeliveryPromise
            settings={settings}
            subtotal={price * quantity}
            waitDays={waitDays(product, quantity)}
          />
        </Section>
      )}
      {/* The target of the stars' link. */}
      <section id={REVIEWS_TAB} aria-labelledby="customer-reviews" className="grid scroll-mt-4 gap-5 py-8">
        <h2 id="customer-reviews" className="text-xl md:text-2xl">
          Customer reviews
        </h2>
        <Reviews model={model} />
      </section>
    </div>
  );
}
