import { Notice } from '../../../ui/base/Notice.tsx';
import type { CarPickerProps } from './CarPicker.tsx';
import { PickCar } from './PickCar.tsx';

interface UnknownPlateProps extends Pick<CarPickerProps, 'onPick'> {
  /** Why the vehicle was not found. */
  notice: string;
  /** The plate that is unknown; empty if the vehicle was named otherwise. */
  registration: string;
}

/** Says that the vehicle is unknown, and finds it by make, model and year instead. */
export function UnknownPlate({ notice, registration, onPick }: UnknownPlateProps) {
  return (
    <>
      <Notice tone="warn" title="We couldn’t find that vehicle">
        <p>{notice}</p>
      </Notice>
      <section aria-labelledby="car-search" className="rounded-lg border border-line bg-card p-4 md:p-6">
        <h2 id="car-search" className="mb-4 text-xl">
          Pick your car
        </h2>
        <PickCar key={registration} registration={registration || undefined} onPick={onPick} />
      </section>
    </>
  );
}
