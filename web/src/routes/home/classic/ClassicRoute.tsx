import { Suspense, type ReactNode } from 'react';
import { formatCount } from '../../../lib/text/format.ts';
import { PageErrorBoundary } from '../../../routing/PageErrorBoundary.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { FeaturedTyres } from '../featured/FeaturedTyres.tsx';
import { HeroTyre } from '../hero/HeroTyre.tsx';
import { AlternativeHead } from '../parts/AlternativeHead.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { DeliveryAndFitting } from '../parts/DeliveryAndFitting.tsx';
import { useClassicHomeSuspenseQuery } from './ClassicRoute.generated.ts';
import { ReasonsToRead } from './ReasonsToRead.tsx';

const FEATURED = 5;

const TITLE = 'Tyres, plainly sold';

/** A home page for reading: few words, few pictures, no search. If something fails to load, the rest stays. */
export function ClassicRoute() {
  return (
    <>
      <PageErrorBoundary fallback={<BareHero />}>
        <Hero />
      </PageErrorBoundary>
      <div className="wrap">
        <PageErrorBoundary fallback={null}>
          <Reasons />
        </PageErrorBoundary>
        <FeaturedTyres limit={FEATURED} look="carousel" />
      </div>
      <PageErrorBoundary fallback={null}>
        <LastWord />
      </PageErrorBoundary>
    </>
  );
}

function Reasons() {
  return <ReasonsToRead text={useClassicHomeSuspenseQuery().data.reasonsText} />;
}

function LastWord() {
  const { shopSettings, deliveryText, fittingText, callText } = useClassicHomeSuspenseQuery().data;
  return (
    <>
      <div className="wrap">
        <DeliveryAndFitting settings={shopSettings} delivery={deliveryText} fitting={fittingText} />
      </div>
      <CallToAction text={callText} />
    </>
  );
}

function Hero() {
  const { claims, baseTown } = useClassicHomeSuspenseQuery().data.shopSettings;
  const tyres = `${formatCount(claims.products)}+ tyres`;
  const terms = `${claims.freeDelivery}, with ${claims.returns.toLowerCase()}`;
  return (
    <>
      <AlternativeHead
        title={TITLE}
        description={`${tyres} for cars, 4x4s, vans and motorcycles. ${terms}.`}
      />
      <FirstScreen>
        <p className="max-w-prose text-lg text-on-asphalt-2">
          {tyres} for cars, 4x4s, vans and motorcycles. {terms}. Around {baseTown} we come to you and fit
          them; elsewhere a garage near you does.
        </p>
      </FirstScreen>
    </>
  );
}

/** The first screen if the settings failed to load. */
function BareHero() {
  return (
    <>
      <AlternativeHead title={TITLE} />
      <FirstScreen />
    </>
  );
}

/** The text, with a tyre beside it on wide screens. */
function FirstScreen({ children }: { children?: ReactNode }) {
  return (
    <div className="asphalt">
      <div className="wrap grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="grid content-center justify-items-start gap-5 py-10 md:py-16">
          <h1 className="max-w-2xl text-2xl font-[800] font-stretch-[112%] xl:text-3xl">
            Good tyres, at the price you see.
          </h1>
          {children}
          <LinkButton to="/shop" variant="primary" size="lg">
            Shop Tyres
          </LinkButton>
        </div>
        <Suspense fallback={null}>
          <HeroTyre limit={FEATURED} />
        </Suspense>
      </div>
    </div>
  );
}
