import { useParams } from 'react-router-dom';
import { ProductFrame } from '../product/frame/ProductFrame.tsx';
import { ModelPage } from './ModelPage.tsx';

/** /models/{slug} */
export function ModelRoute() {
  const { slug = '' } = useParams();
  return (
    <ProductFrame>
      <ModelPage slug={slug} />
    </ProductFrame>
  );
}
