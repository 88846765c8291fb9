import { CheckedAddToCart } from '../../features/cart/adding/CheckedAddToCart.tsx';
import { DeliveryPromise } from '../../features/product/DeliveryPromise.tsx';
import { FactSheet } from '../../features/product/FactSheet.tsx';
import { Prose } from '../../features/product/Prose.tsx';
import { useQuantity } from '../../features/product/useQuantity.ts';
import { ReviewList, ReviewVerdict } from '../../features/reviews/ReviewsPanel.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { MissingProduct } from '../product/frame/MissingProduct.tsx';
import { productCrumbs } from '../product/head/productCrumbs.ts';
import { ProductHead } from '../product/head/ProductHead.tsx';
import { BuyBox } from './BuyBox.tsx';
import { useClassicProductSuspenseQuery, type ClassicProductQuery } from './ClassicProduct.generated.ts';
import { CustomerReviews } from './CustomerReviews.tsx';
import { EDITION_ROBOTS } from './editionRobots.ts';
import { PlainHeading } from './PlainHeading.tsx';
import { UNLIMITED } from './quantityLimits.ts';

/** The simpler edition of the second page of a product. */
export function ClassicProduct({ id }: { id: number }) {
  const { product, shopSettings } = useClassicProductSuspenseQuery({ variables: { id } }).data;
  if (!product) return <MissingProduct productKey={String(id)} />;
  return <Classic key={product.id} product={product} settings={shopSettings} />;
}

interface ClassicProps {
  product: NonNullable<ClassicProductQuery['product']>;
  settings: ClassicProductQuery['shopSettings'];
}

/** A product as a shopkeeper would hand it over: one picture, what drivers say of it, and its price. */
function Classic({ product, settings }: ClassicProps) {
  const [quantity, setQuantity] = useQuantity(product);
  const { description, imageUrl, images, model, price, stockQuantity } = product;
  return (
    <div className="wrap max-w-4xl! py-4">
      <ProductHead
        product={product}
        settings={settings}
        crumbs={productCrumbs(product)}
        robots={EDITION_ROBOTS}
      />
      <PlainHeading product={product} />
      <div className="grid gap-6 pt-5 md:grid-cols-2 md:gap-8">
        <div className="grid content-start gap-6">
          <div className="overflow-clip rounded-lg bg-stage">
            <Picture
              src={imageUrl}
              alt={images[0]?.alt ?? ''}
              sizes="(width < 48rem) 100vw, 25rem"
              priority
              className="aspect-5/4 w-full object-contain p-2"
            />
          </div>
          <section aria-labelledby="verdict" className="grid gap-3">
            <h2 id="verdict" className="text-lg">
              What drivers say
            </h2>
            <ReviewVerdict model={model} />
          </section>
        </div>
        <div className="grid content-start gap-6">
          <BuyBox
            product={product}
            quantity={quantity}
            onQuantity={setQuantity}
            mostAtOnce={UNLIMITED}
            beyondStock
            action={<CheckedAddToCart tyre={product} quantity={quantity} />}
          />
          <FactSheet product={product} />
        </div>
      </div>
      <Section title="Description">
        <Prose text={description} />
      </Section>
      {stockQuantity > 0 && (
        <Section title="Delivery and returns">
          <DeliveryPromise settings={settings} subtotal={price * quantity} />
        </Section>
      )}
      <CustomerReviews>
        <ReviewList model={model} />
      </CustomerReviews>
    </div>
  );
}
