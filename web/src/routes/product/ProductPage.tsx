import { NoteViewed } from '../../features/viewed/NoteViewed.tsx';
import { Redirect } from '../../lib/head/Redirect.tsx';
import { productPath } from '../../lib/paths/productPath.ts';
import { MissingProduct, type AskedProduct } from './frame/MissingProduct.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { useProductPageSuspenseQuery } from './ProductPage.generated.ts';

/** A product's main page. Any other key in the URL (an old slug, an id, a SKU) redirects to the slug. */
export function ProductPage({ asked }: { asked: AskedProduct }) {
  const { data } = useProductPageSuspenseQuery({ variables: asked });
  const { product, shopSettings } = data;
  if (!product) return <MissingProduct asked={asked} />;
  if ('key' in asked && asked.key !== product.slug) return <Redirect to={productPath(product)} permanent />;
  // Keyed by id, so that the next product starts with its own quantity and first picture.
  return (
    <>
      <NoteViewed tyre={product} />
      <ProductDetails key={product.id} product={product} settings={shopSettings} />
    </>
  );
}
