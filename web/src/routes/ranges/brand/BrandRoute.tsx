import { useParams } from 'react-router-dom';
import { RangeRoute } from '../RangeRoute.tsx';
import { BrandPage } from './BrandPage.tsx';

/** /brands/{slug} */
export function BrandRoute() {
  const { slug = '' } = useParams();
  return (
    <RangeRoute>
      <BrandPage asked={slug} />
    </RangeRoute>
  );
}
