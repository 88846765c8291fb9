import { ProductById } from '../product/ProductById.tsx';
import { classicSheet } from './classicSheet.tsx';
import { ProductSheet } from './ProductSheet.tsx';

/** /classic-product/{id}: the simpler edition of a product's second page. */
export function ClassicProductRoute() {
  return <ProductById>{(id) => <ProductSheet asked={{ id }} look={classicSheet} />}</ProductById>;
}
