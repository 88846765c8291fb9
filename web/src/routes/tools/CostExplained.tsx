import { DRIVES, drives } from '@treadline/schema/trade/tyre/use/running-cost';
import { InfoSection } from '../info/frame/InfoSection.tsx';

/** The formula for the cost per mile, its source, and its accuracy. */
export function CostExplained() {
  return (
    <InfoSection title="How it’s worked out">
      <div className="grid max-w-prose gap-3">
        <p>
          The tyres themselves: price × number ÷ miles. Rolling: rolling resistance × weight × 9.81 m/s² is
          the force that holds the car back. Multiply that by the distance to get the energy; the fuel has to
          supply it, plus what the engine and gearbox waste.
        </p>
        <p>
          The rolling resistance of each class comes from Regulation (EU) 2020/740, annex I, for car tyres, in
          kilograms per tonne. A class is a span, so the answer is one too; the best has no lower end and the
          worst no upper one.
        </p>
        <p>We use these figures for the energy in each fuel and the share of it that reaches the wheels:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          {DRIVES.map((drive) => {
            const { label, unit, energyMj, efficiency } = drives[drive];
            return (
              <li key={drive}>
                {label}: {energyMj} MJ in a {unit}, {Math.round(efficiency * 100)}% of it at the wheels
              </li>
            );
          })}
        </ul>
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
