import { lazy, Suspense } from 'react';
import { useInBrowser } from '../../../lib/browser/BrowserOnly.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { CarForm } from './CarForm.tsx';
import type { CarPickerProps } from './CarPicker.tsx';

/** If its code fails to load, the plain form finds the car too. */
const CarPicker = lazy(() =>
  import('./CarPicker.tsx').then(
    (module) => ({ default: module.CarPicker }),
    () => ({ default: () => <CarForm /> }),
  ),
);

/** Finds a car by make, model and year. Without JavaScript it's a plain form. */
export function PickCar(props: CarPickerProps) {
  if (!useInBrowser()) return <CarForm isPassing />;
  return (
    <Suspense fallback={<Skeleton className="h-59 sm:h-18" />}>
      <CarPicker {...props} />
    </Suspense>
  );
}
