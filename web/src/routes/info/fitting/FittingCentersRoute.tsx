import { formatReach } from '@treadline/schema/trade/places/reach';
import { useSearchParams } from 'react-router-dom';
import { HelpContacts } from '../frame/HelpContacts.tsx';
import { InfoPage } from '../frame/InfoPage.tsx';
import { InfoSection } from '../frame/InfoSection.tsx';
import { readCentreSearch } from './centreSearch.ts';
import { useFittingCentresSuspenseQuery } from './FittingCentersRoute.generated.ts';
import { FittingCentres } from './FittingCentres.tsx';

/** Garages that fit tyres bought here, nearest to a place or the base town first. */
export function FittingCentersRoute() {
  const [parameters] = useSearchParams();
  const search = readCentreSearch(parameters);
  const { near, rim, services } = search;
  const { data } = useFittingCentresSuspenseQuery({
    variables: { near, asksNear: near !== '', needs: { rim, services: [...services] } },
  });
  const { shopSettings: shop } = data;
  const { baseTown } = shop;
  return (
    <InfoPage
      path="/fitting-centers"
      title="Local Fitting Centers"
      description={
        `Garages around ${baseTown} and elsewhere that fit tyres bought here: distance, wheel sizes, services, ` +
        `opening hours and phone numbers.`
      }
      summary={
        `These garages fit tyres bought here. Choose your tyres, then a garage and a time, and pay once: the ` +
        `fitted price on a tyre is what it costs at any of them.`
      }
    >
      <FittingCentres found={data} search={search} />
      <InfoSection
        title="Or we come to you"
        intro={
          `Our mobile fitters work within about ${formatReach(shop.mobileFittingRadiusKm)} of ${baseTown}. ` +
          `${shop.claims.freeMobileFitting}. Choose a time in your cart, or call us.`
        }
      >
        <HelpContacts settings={shop} />
      </InfoSection>
    </InfoPage>
  );
}
