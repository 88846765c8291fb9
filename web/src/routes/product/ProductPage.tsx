import { Redirect } from '../../lib/Redirect.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { useProductPageSuspenseQuery } from './ProductPage.generated.ts';

/** Which product is asked for: by its number, or by whatever stood in the address. */
type AskedProduct = { id: number } | { key: string };

/** The main page of a product. Anything but its slug in the address (an old slug, an id, a SKU) leads to the slug. */
export function ProductPage({ asked }: { asked: AskedProduct }) {
  const { data } = useProductPageSuspenseQuery({ variables: asked });
  const { product, shopSettings } = data;
  if (!product) return <ProductNotFound />;
  if ('key' in asked && asked.key !== product.slug)
    return <Redirect to={`/product/${encodeURIComponent(product.slug)}`} permanent />;
  // Keyed by id: a product that takes another's place starts with its own quantity and its first picture.
  return <ProductDetails key={product.id} product={product} settings={shopSettings} />;
}
