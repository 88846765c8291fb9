import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { Link } from 'react-router-dom';
import { Gallery } from '../../features/gallery/Gallery.tsx';
import { FactTiles } from '../../features/product/FactTiles.tsx';
import { ProductTitle } from '../../features/product/ProductTitle.tsx';
import { useQuantity } from '../../features/product/useQuantity.ts';
import { RatingLine } from '../../features/reviews/RatingLine.tsx';
import { brandPath, categoryPath } from '../../lib/paths/tyrePaths.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { REVIEWS_HASH } from '../parts/tyre/DetailTabs.tsx';
import { PICTURE_NOTES } from '../parts/tyre/pictureNote.ts';
import { MoreTyres } from '../product/details/MoreTyres.tsx';
import { ProductTabs } from '../product/details/ProductTabs.tsx';
import { MissingProduct } from '../product/frame/MissingProduct.tsx';
import { productCrumbs } from '../product/head/productCrumbs.ts';
import { BuyOrWishBox } from './BuyBox.tsx';
import { EditionHead } from './EditionHead.tsx';
import { useEnhancedProductSuspenseQuery, type EnhancedProductQuery } from './ProductEditions.generated.ts';

/** A product's third page. */
export function EnhancedProduct({ id }: { id: number }) {
  const { product, shopSettings } = useEnhancedProductSuspenseQuery({ variables: { id } }).data;
  if (!product) return <MissingProduct asked={{ id }} />;
  return <Enhanced key={product.id} product={product} settings={shopSettings} />;
}

interface EnhancedProps {
  product: NonNullable<EnhancedProductQuery['product']>;
  settings: EnhancedProductQuery['shopSettings'];
}

/** A product with its pictures and key figures. */
function Enhanced({ product, settings }: EnhancedProps) {
  const [quantity, setQuantity] = useQuantity(product);
  const { name, brand, category, model, images } = product;
  const crumbs = productCrumbs(product);
  return (
    <>
      <EditionHead product={product} settings={settings} crumbs={crumbs} />
      <div className="bg-tint pb-8 md:pb-10">
        <div className="wrap pt-4">
          <Breadcrumbs items={crumbs} />
          <div className="grid gap-6 pt-3 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-10">
            <div className="min-w-0">
              <Gallery images={images} title={name} note={PICTURE_NOTES[product.pictureSource]} />
            </div>
            <div className="grid min-w-0 content-start gap-4">
              <p className="text-sm text-ink-2">
                <Link to={categoryPath(category)} className="underline">
                  {categoryLabels[category]}
                </Link>
                {' by '}
                <Link to={brandPath(brand.name)} className="font-[700] underline">
                  {brand.name}
                </Link>
              </p>
              <ProductTitle name={name} modelName={model.fullName} />
              <RatingLine model={model} href={REVIEWS_HASH} withRecommendation />
              <div className="rounded-lg border border-line bg-card p-4">
                <BuyOrWishBox product={product} quantity={quantity} onQuantity={setQuantity} beyondStock />
              </div>
            </div>
          </div>
          <div className="pt-6">
            <FactTiles product={product} />
          </div>
        </div>
      </div>
      <div className="wrap">
        <ProductTabs product={product} settings={settings} onlyWithReviews />
        <MoreTyres product={product} />
      </div>
    </>
  );
}
