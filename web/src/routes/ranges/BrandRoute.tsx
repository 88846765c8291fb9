import { useParams } from 'react-router-dom';
import { BrandPage } from './BrandPage.tsx';
import { RangeRoute } from './RangeRoute.tsx';

/** /brands/{slug} */
export function BrandRoute() {
  const { slug = '' } = useParams();
  return (
    <RangeRoute>
      <BrandPage asked={slug} />
    </RangeRoute>
  );
}
