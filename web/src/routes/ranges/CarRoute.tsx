import { useParams } from 'react-router-dom';
import { CarPage } from './CarPage.tsx';
import { RangeRoute } from './RangeRoute.tsx';

/** /cars/{make}/{model} */
export function CarRoute() {
  const { make = '', model = '' } = useParams();
  return (
    <RangeRoute>
      <CarPage asked={{ make, model }} />
    </RangeRoute>
  );
}
