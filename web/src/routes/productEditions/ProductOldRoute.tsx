import { useParams } from 'react-router-dom';
import { ProductFrame } from '../product/frame/ProductFrame.tsx';
import { dataSheet } from './dataSheet.tsx';
import { ProductSheet } from './ProductSheet.tsx';

/** /product-old/{slug}: a product's second page. */
export function ProductOldRoute() {
  const { key = '' } = useParams();
  return (
    <ProductFrame>
      <ProductSheet asked={{ key }} look={dataSheet} />
    </ProductFrame>
  );
}
