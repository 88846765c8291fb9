import { Notice } from '../../../ui/base/Notice.tsx';
import type { CarPickerProps } from './CarPicker.tsx';
import { PickCar } from './PickCar.tsx';

interface UnknownPlateProps extends Pick<CarPickerProps, 'onPick'> {
  /** Why the vehicle wasn't found. */
  notice: string;
  /** The unknown plate; empty if the vehicle was chosen by make and model. */
  registration: string;
}

/** Says that the vehicle is unknown, and offers to pick it by make, model and year. */
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
