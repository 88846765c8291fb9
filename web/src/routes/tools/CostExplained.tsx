import { DRIVES, drives } from '@treadline/schema/trade/running-cost';
import { InfoSection } from '../info/InfoSection.tsx';

const inAList = new Intl.ListFormat('en-GB');

/** The formula of the cost per mile, its source, and how far to trust it. */
export function CostExplained() {
  const shares = DRIVES.map((drive) => {
    const { label, unit, energyMj, efficiency } = drives[drive];
    return `${label.toLowerCase()} ${energyMj} MJ in a ${unit}, ${Math.round(efficiency * 100)}% of it at the wheels`;
  });
  return (
    <InfoSection title="How it reckons">
      <div className="grid max-w-prose gap-3">
        <p>
          The tyres themselves: price × number ÷ miles. Rolling: rolling resistance × weight × 9.81 m/s² is
          the force that holds the car back. Times the distance it is energy, which the fuel gives less what
          engine and gearbox lose.
        </p>
        <p>
          The rolling resistance of each class is the one of Regulation (EU) 2020/740, annex I, for car tyres,
          in kilograms per tonne. A class is a span, so the answer is one too; the best has no lower end and
          the worst no upper one.
        </p>
        <p>We take for {inAList.format(shares)}. </p>
        <p>
          Real cars and journeys differ by a fifth and more: pressure, speed, temperature and driving all
          count, and rolling is only a part of the fuel that a car uses. Take the difference between two
          classes as a guide, and not as a promise. How long a tyre lasts is your own figure; no label states
          it.
        </p>
      </div>
    </InfoSection>
  );
}
