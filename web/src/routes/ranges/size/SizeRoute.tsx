import { useParams } from 'react-router-dom';
import { RangeRoute } from '../RangeRoute.tsx';
import { SizePage } from './SizePage.tsx';

/** /tyres/{size} */
export function SizeRoute() {
  const { size = '' } = useParams();
  return (
    <RangeRoute>
      <SizePage asked={size} />
    </RangeRoute>
  );
}
