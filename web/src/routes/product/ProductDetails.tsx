import { useRef, useState } from 'react';
import { Gallery } from '../../features/gallery/Gallery.tsx';
import { FitCheck } from '../../features/garage/fit/FitCheck.tsx';
import { DeliveryPromise } from '../../features/product/DeliveryPromise.tsx';
import { useQuantity } from '../../features/product/useQuantity.ts';
import { useOnScreen } from '../../lib/browser/useOnScreen.ts';
import { waitDays } from '../../lib/text/waitDays.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { PICTURE_NOTES } from '../parts/tyre/pictureNote.ts';
import { BuyBar } from './buying/BuyBar.tsx';
import { BuyPanel } from './buying/BuyPanel.tsx';
import { MoreTyres } from './details/MoreTyres.tsx';
import { ProductSummary } from './details/ProductSummary.tsx';
import { ProductTabs } from './details/ProductTabs.tsx';
import { productCrumbs } from './head/productCrumbs.ts';
import { ProductHead } from './head/ProductHead.tsx';
import type { ProductPageQuery } from './ProductPage.generated.ts';

interface ProductDetailsProps {
  product: NonNullable<ProductPageQuery['product']>;
  settings: ProductPageQuery['shopSettings'];
}

/** A product: pictures and price first, then details, then other tyres. */
export function ProductDetails({ product, settings }: ProductDetailsProps) {
  const [quantity, setQuantity] = useQuantity(product);
  const [isPlanned, setPlanned] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const areActionsOnScreen = useOnScreen(actions);
  const isInStock = product.stockQuantity > 0;
  const crumbs = productCrumbs(product);
  return (
    <>
      <ProductHead product={product} settings={settings} crumbs={crumbs} />
      <div className="wrap py-4">
        <Breadcrumbs items={crumbs} />
        <div className="grid gap-6 pt-3 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-8 lg:gap-x-12 lg:pt-1">
          <div className="min-w-0">
            <Gallery
              images={product.images}
              title={product.name}
              note={PICTURE_NOTES[product.pictureSource]}
            />
          </div>
          <div className="grid min-w-0 content-start gap-4 md:row-span-2 lg:gap-3">
            <ProductSummary product={product} />
            <FitCheck product={product} />
            <BuyPanel
              product={product}
              quantity={quantity}
              onQuantity={setQuantity}
              settings={settings}
              isPlanned={isPlanned}
              onPlan={setPlanned}
              actions={actions}
            />
          </div>
          {isInStock && (
            <section aria-label="Delivery and returns" className="min-w-0 md:col-start-1">
              <DeliveryPromise
                settings={settings}
                subtotal={product.price * quantity}
                waitDays={waitDays(product, quantity)}
              />
            </section>
          )}
        </div>
        <ProductTabs product={product} settings={settings} />
        <MoreTyres product={product} />
      </div>
      {isInStock && areActionsOnScreen === false && (
        <BuyBar product={product} quantity={quantity} isPlanned={isPlanned} />
      )}
    </>
  );
}
