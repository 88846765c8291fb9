import { GarageList } from '../../../features/garage/list/GarageList.tsx';
import { AccountSection } from '../frame/AccountSection.tsx';
import { VehicleFittings } from './VehicleFittings.tsx';

/** The account's vehicles. */
export function GarageSection() {
  return (
    <AccountSection
      id="garage"
      intro="We check every tyre against the vehicle in use, on every page and in your cart."
    >
      <GarageList />
      <VehicleFittings />
    </AccountSection>
  );
}
