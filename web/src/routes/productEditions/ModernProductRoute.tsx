import { ProductById } from '../product/ProductById.tsx';
import { ModernProduct } from './ModernProduct.tsx';

/** /modern-product/{id} */
export function ModernProductRoute() {
  return <ProductById>{(id) => <ModernProduct key={id} id={id} />}</ProductById>;
}
