import { ProductById } from './ProductById.tsx';
import { ProductPage } from './ProductPage.tsx';

/** /product/id/{id}: redirects to the product's slug, its canonical path. */
export function ProductByIdRoute() {
  return <ProductById>{(id) => <ProductPage asked={{ id }} />}</ProductById>;
}
