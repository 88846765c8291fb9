import { formatCount } from '../../../lib/format.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { AlternativeHead } from '../AlternativeHead.tsx';
import { CallToAction } from '../CallToAction.tsx';
import { DeliveryAndFitting } from '../DeliveryAndFitting.tsx';
import { FeaturedTyres } from '../FeaturedTyres.tsx';
import { useClassicHomeSuspenseQuery, type ClassicHomeQuery } from './ClassicRoute.generated.ts';
import { ReasonsToRead } from './ReasonsToRead.tsx';

const FEATURED = 5;

/** The home page to read: few words, few pictures, no search. */
export function ClassicRoute() {
  const { shopSettings } = useClassicHomeSuspenseQuery().data;
  return (
    <>
      <Hero {...shopSettings} />
      <div className="wrap">
        <ReasonsToRead settings={shopSettings} />
        <FeaturedTyres limit={FEATURED} look="carousel" />
        <DeliveryAndFitting settings={shopSettings} />
      </div>
      <CallToAction settings={shopSettings} />
    </>
  );
}

function Hero({ claims, baseTown }: Pick<ClassicHomeQuery['shopSettings'], 'claims' | 'baseTown'>) {
  const tyres = `${formatCount(claims.products)}+ tyres`;
  const terms = `${claims.freeDelivery}, with ${claims.returns.toLowerCase()}`;
  return (
    <div className="border-b border-line">
      <AlternativeHead
        title="Tyres, plainly sold"
        description={`${tyres} for cars, 4x4s, vans and motorcycles. ${terms}.`}
      />
      <div className="wrap grid justify-items-start gap-5 py-10 md:py-16">
        <h1 className="max-w-2xl text-2xl font-[800] font-stretch-[112%] xl:text-3xl">
          Good tyres, at the price you see.
        </h1>
        <p className="max-w-prose text-lg text-ink-2">
          {tyres} for cars, 4x4s, vans and motorcycles. {terms}. Around {baseTown} we come to you and fit
          them; elsewhere a garage near you does.
        </p>
        <LinkButton to="/shop" variant="primary" size="lg">
          Shop Tyres
        </LinkButton>
      </div>
    </div>
  );
}
