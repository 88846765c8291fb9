import { GarageList } from '../../features/garage/GarageList.tsx';
import { AccountSection } from './AccountSection.tsx';

/** The vehicles of the account; links to `#garage` lead here. */
export function GarageSection() {
  return (
    <div id="garage" className="scroll-mt-4">
      <AccountSection title="Garage" intro="The vehicle in use is the one we check tyres against, on every page and in your cart.">
        <GarageList />
      </AccountSection>
    </div>
  );
}
