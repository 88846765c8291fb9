import { useParams } from 'react-router-dom';
import { ProductFrame } from './frame/ProductFrame.tsx';
import { ProductPage } from './ProductPage.tsx';

/** /product/{slug} */
export function ProductRoute() {
  const { key = '' } = useParams();
  return (
    <ProductFrame>
      <ProductPage asked={{ key }} />
    </ProductFrame>
  );
}
