import { ProductById } from '../product/ProductById.tsx';
import { EnhancedProduct } from './EnhancedProduct.tsx';

/** /enhanced-product/{id} */
export function EnhancedProductRoute() {
  return <ProductById>{(id) => <EnhancedProduct id={id} />}</ProductById>;
}
