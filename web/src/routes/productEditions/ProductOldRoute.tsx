import { useParams } from 'react-router-dom';
import { ProductFrame } from '../product/frame/ProductFrame.tsx';
import { ProductOld } from './ProductOld.tsx';

/** /product-old/{slug} */
export function ProductOldRoute() {
  const { key = '' } = useParams();
  return (
    <ProductFrame>
      <ProductOld askedKey={key} />
    </ProductFrame>
  );
}
