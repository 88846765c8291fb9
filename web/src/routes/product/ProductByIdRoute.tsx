import { ProductById } from './ProductById.tsx';
import { ProductPage } from './ProductPage.tsx';

/** /product/id/{id}: the same page as under the product's slug, which is its canonical path. */
export function ProductByIdRoute() {
  return <ProductById>{(id) => <ProductPage asked={{ id }} />}</ProductById>;
}
