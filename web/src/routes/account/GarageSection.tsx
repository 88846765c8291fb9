import { GarageList } from '../../features/garage/GarageList.tsx';
import { AccountSection } from './AccountSection.tsx';

/** The vehicles of the account. */
export function GarageSection() {
  return (
    <AccountSection
      id="garage"
      intro="The vehicle in use is the one we check tyres against, on every page and in your cart."
    >
      <GarageList />
    </AccountSection>
  );
}
