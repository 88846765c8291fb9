import { useSearchParams } from 'react-router-dom';
import { HelpContacts } from '../frame/HelpContacts.tsx';
import { ShopTextPage } from '../frame/ShopTextPage.tsx';
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
  return (
    <ShopTextPage
      slug="shop-fitting"
      text={data.page}
      title="Local Fitting Centers"
      description={
        `Garages around ${shop.baseTown} and elsewhere that fit tyres bought here: distance, wheel sizes, services, ` +
        `opening hours and phone numbers.`
      }
      parts={{
        fittingCentres: <FittingCentres found={data} search={search} />,
        contactDetails: <HelpContacts settings={shop} />,
      }}
      needed={['fittingCentres']}
    />
  );
}
