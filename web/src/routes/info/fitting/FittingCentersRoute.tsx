import { formatReach } from '@treadline/schema/trade/places/reach';
import { useSearchParams } from 'react-router-dom';
import { HelpContacts } from '../frame/HelpContacts.tsx';
import { InfoPage } from '../frame/InfoPage.tsx';
import { InfoSection } from '../frame/InfoSection.tsx';
import { useFittingCentresSuspenseQuery } from './FittingCentersRoute.generated.ts';
import { FittingCentres } from './FittingCentres.tsx';
import { LONGEST_PLACE } from './NearForm.tsx';

/** Garages around the base town that fit tyres bought here, optionally in one area or nearest to a place. */
export function FittingCentersRoute() {
  const [parameters] = useSearchParams();
  const near = (parameters.get('near') ?? '').trim().slice(0, LONGEST_PLACE);
  const { data } = useFittingCentresSuspenseQuery({ variables: { near, asksNear: near !== '' } });
  const { shopSettings: shop } = data;
  const { baseTown } = shop;
  return (
    <InfoPage
      path="/fitting-centers"
      title="Local Fitting Centers"
      description={
        `Independent garages around ${baseTown} that fit tyres bought here: distance, services, opening ` +
        `hours and phone numbers.`
      }
      summary={
        `These independent garages around ${baseTown} fit tyres bought here. Have your tyres delivered to one, ` +
        `and book a time and price for fitting with it. Elsewhere, any garage that fits tyres you bring will do.`
      }
    >
      <FittingCentres found={data} near={near} area={parameters.get('area')} />
      <InfoSection
        title="Or we come to you"
        intro={
          `Our mobile fitters work within about ${formatReach(shop.mobileFittingRadiusKm)} of ${baseTown}. ` +
          `${shop.claims.freeMobileFitting}. Call us to book.`
        }
      >
        <HelpContacts settings={shop} />
      </InfoSection>
    </InfoPage>
  );
}
