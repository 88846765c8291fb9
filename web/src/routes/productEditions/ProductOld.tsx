import { CheckedAddToCart } from '../../features/cart/adding/CheckedAddToCart.tsx';
import { GalleryButton } from '../../features/gallery/GalleryButton.tsx';
import { DeliveryPromise } from '../../features/product/DeliveryPromise.tsx';
import { FactSheet } from '../../features/product/FactSheet.tsx';
import { Prose } from '../../features/product/Prose.tsx';
import { TyreLabelButton } from '../../features/product/TyreLabelButton.tsx';
import { useQuantity } from '../../features/product/useQuantity.ts';
import { ReviewsPanel } from '../../features/reviews/ReviewsPanel.tsx';
import { Redirect } from '../../lib/head/Redirect.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SidewallDiagram } from '../../ui/tyre/SidewallDiagram.tsx';
import { PICTURE_NOTE } from '../parts/tyre/pictureNote.ts';
import { MissingProduct } from '../product/frame/MissingProduct.tsx';
import { productCrumbs } from '../product/head/productCrumbs.ts';
import { ProductHead } from '../product/head/ProductHead.tsx';
import { BuyBox } from './BuyBox.tsx';
import { CustomerReviews } from './CustomerReviews.tsx';
import { EDITION_ROBOTS } from './editionRobots.ts';
import { PlainHeading } from './PlainHeading.tsx';
import { useProductOldSuspenseQuery, type ProductOldQuery } from './ProductOld.generated.ts';
import { UNLIMITED } from './quantityLimits.ts';

/** The second page of a product, at its slug; any other key redirects there. */
export function ProductOld({ askedKey }: { askedKey: string }) {
  const { product, shopSettings } = useProductOldSuspenseQuery({ variables: { key: askedKey } }).data;
  if (!product) return <MissingProduct productKey={askedKey} />;
  if (askedKey !== product.slug)
    return <Redirect to={`/product-old/${encodeURIComponent(product.slug)}`} permanent />;
  return <DataSheet key={product.id} product={product} settings={shopSettings} />;
}

interface DataSheetProps {
  product: NonNullable<ProductOldQuery['product']>;
  settings: ProductOldQuery['shopSettings'];
}

/** A product as its data sheet: everything on one page, without tabs, to read down or to print. */
function DataSheet({ product, settings }: DataSheetProps) {
  const [quantity, setQuantity] = useQuantity(product);
  const { name, description, imageUrl, images, model, price, stockQuantity } = product;
  return (
    <div className="wrap py-4">
      <ProductHead
        product={product}
        settings={settings}
        crumbs={productCrumbs(product)}
        robots={EDITION_ROBOTS}
      />
      <PlainHeading product={product} />
      <div className="mt-5 grid overflow-clip rounded-lg border border-line bg-card lg:grid-cols-[19rem_1fr_22rem]">
        <div className="grid content-start gap-3 p-4 md:p-5">
          <div className="relative overflow-clip rounded-md bg-stage">
            <Picture
              src={imageUrl}
              alt={images[0]?.alt ?? ''}
              sizes="(width < 64rem) 20rem, 17rem"
              priority
              className="mx-auto aspect-square w-full max-w-80 object-contain"
            />
            <div className="absolute right-1 bottom-1">
              <GalleryButton images={images} title={name} className="text-ink halo" />
            </div>
          </div>
          <p className="text-xs text-ink-2">{PICTURE_NOTE}</p>
          <TyreLabelButton product={product} />
        </div>
        <div className="border-line p-4 max-lg:border-t md:p-5 lg:border-x">
          <h2 className="pb-2 text-lg">Tyre data</h2>
          <FactSheet product={product} />
        </div>
        <div className="grid content-start gap-5 border-line p-4 max-lg:border-t md:p-5">
          <BuyBox
            product={product}
            quantity={quantity}
            onQuantity={setQuantity}
            mostAtOnce={UNLIMITED}
            beyondStock
            action={<CheckedAddToCart tyre={product} quantity={quantity} />}
          />
        </div>
      </div>
      <Section title="Description">
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <Prose text={description} />
          <SidewallDiagram {...product} className="max-w-lg" />
        </div>
      </Section>
      {stockQuantity > 0 && (
        <Section title="Delivery and returns">
          <DeliveryPromise settings={settings} subtotal={price * quantity} />
        </Section>
      )}
      <CustomerReviews>
        <ReviewsPanel model={model} />
      </CustomerReviews>
    </div>
  );
}
