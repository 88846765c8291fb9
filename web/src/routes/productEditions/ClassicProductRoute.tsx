import { ProductById } from '../product/ProductById.tsx';
import { ClassicProduct } from './ClassicProduct.tsx';

/** /classic-product/{id} */
export function ClassicProductRoute() {
  return <ProductById>{(id) => <ClassicProduct id={id} />}</ProductById>;
}
