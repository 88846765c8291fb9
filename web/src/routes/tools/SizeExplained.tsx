import { mostShown, TOLERANCE } from '@treadline/schema/trade/tyre/size/size-comparison';
import { InfoSection } from '../info/frame/InfoSection.tsx';

const EXAMPLE_MPH = 70;

/** How two sizes are compared, and the law on speedometers. */
export function SizeExplained() {
  return (
    <>
      <InfoSection title="How it’s worked out">
        <p className="max-w-prose">
          Diameter = rim × 25.4 mm + 2 × width × profile. A real tyre of the size is a few millimetres larger
          or smaller, and a worn one about 13 mm less across, so take tenths of a per cent as a guide.
        </p>
      </InfoSection>
      <InfoSection title="What the law says">
        <div className="grid max-w-prose gap-3">
          <p>
            UN Regulation No. 39, which the Road Vehicles (Construction and Use) Regulations 1986 refer to,
            says that a speedometer may never show less than the true speed, and at most a tenth and 4 km/h
            more: at a true {EXAMPLE_MPH} mph, from {EXAMPLE_MPH} to {Math.floor(mostShown(EXAMPLE_MPH))}.
          </p>
          <p>
            So the rule of the trade is uneven: up to {TOLERANCE.smaller}% smaller, but no more than{' '}
            {TOLERANCE.larger}% larger. The load index and speed rating must never be lower than your car
            needs, and a size that your car’s maker doesn’t list can count as a modification: tell your
            insurer.
          </p>
        </div>
      </InfoSection>
    </>
  );
}
