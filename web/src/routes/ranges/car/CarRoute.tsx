import { useParams } from 'react-router-dom';
import { RangeRoute } from '../RangeRoute.tsx';
import { CarPage } from './CarPage.tsx';

/** /cars/{make}/{model} */
export function CarRoute() {
  const { make = '', model = '' } = useParams();
  return (
    <RangeRoute>
      <CarPage asked={{ make, model }} />
    </RangeRoute>
  );
}
