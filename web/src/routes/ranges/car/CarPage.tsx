import { withArticle } from '@treadline/schema/trade/values/indefinite-article';
import { Redirect } from '../../../lib/head/Redirect.tsx';
import { brandPath, tyresPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount, formatCounted, formatTyres } from '../../../lib/text/format.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { NotFoundRoute } from '../../notFound/NotFoundRoute.tsx';
import { RangePage } from '../RangePage.tsx';
import { carMakePath, carPath } from '../rangePaths.ts';
import { RangeSummary } from '../RangeSummary.tsx';
import {
  buildSentence,
  carDescription,
  inWords,
  labelSentence,
  priceSentence,
  ratingSentence,
  seasonSentence,
  stockSentence,
  yearsOf,
} from '../rangeText.ts';
import { RangeLinks } from '../RangeTiles.tsx';
import { pickItems, StandingOut } from '../StandingOut.tsx';
import { useCarPageSuspenseQuery, type CarPageQuery } from './CarPage.generated.ts';
import { CarVersions } from './CarVersions.tsx';

type Car = NonNullable<CarPageQuery['car']>;

const SIZES_IN_A_TITLE = 1;
const MOST_BRANDS = 12;
const MOST_OTHERS = 16;

/** The sizes of one car model, and tyres that fit. Another spelling of its name redirects to the usual one. */
export function CarPage({ asked }: { asked: { make: string; model: string } }) {
  const { car, carMake } = useCarPageSuspenseQuery({ variables: asked }).data;
  if (!car) return <NotFoundRoute />;
  if (car.makeSlug !== asked.make || car.slug !== asked.model)
    return <Redirect to={carPath(car)} permanent />;
  const name = `${car.make} ${car.name}`;
  const sizes = sizesOf(car);
  const fitting = `Tyres that fit ${withArticle(name)}`;
  const others = (carMake?.cars ?? []).filter(({ slug }) => slug !== car.slug);
  return (
    <RangePage
      path={carPath(car)}
      title={`${name} tyre sizes: ${inWords(titleSizes(sizes))}`}
      description={carDescription(car, sizes)}
      heading={`${name} tyre sizes`}
      crumbs={[
        { label: 'Home', to: '/' },
        { label: 'Tyres by vehicle', to: '/cars' },
        { label: car.make, to: carMakePath(car.makeSlug) },
        { label: car.name },
      ]}
      items={pickItems(car.picks)}
      itemsName={fitting}
      robots={car.tyres.tyreCount === 0 ? 'noindex,follow' : undefined}
    >
      <StandingOut
        title={fitting}
        picks={car.picks}
        link={{ to: tyresPath({ make: car.make, model: car.name }), label: `All tyres for the ${car.name}` }}
      />
      <CarVersions car={car} name={name} />
      <Summary car={car} name={name} sizes={sizes} />
      <Pressures car={car} name={name} />
      {car.tyres.brands.length > 0 && (
        <Section title={`Brands for the ${car.name}`} intro="Those with the most tyres that fit it.">
          <RangeLinks
            links={car.tyres.brands.slice(0, MOST_BRANDS).map(({ label, count }) => ({
              to: brandPath(label),
              label: `${label}, ${formatTyres(count)}`,
            }))}
          />
        </Section>
      )}
      {others.length > 0 && (
        <Section
          title={`Other ${car.make} models`}
          link={{ to: carMakePath(car.makeSlug), label: `All ${car.make} models` }}
        >
          <RangeLinks
            links={others.slice(0, MOST_OTHERS).map((other) => ({ to: carPath(other), label: other.name }))}
          />
        </Section>
      )}
    </RangePage>
  );
}

function sizesOf({ versions }: Car): string[] {
  return [...new Set(versions.flatMap((version) => version.sizes.map(({ size }) => size)))];
}

function titleSizes(sizes: readonly string[]): string[] {
  const more = sizes.length - SIZES_IN_A_TITLE;
  return [...sizes.slice(0, SIZES_IN_A_TITLE), ...(more > 0 ? [`${formatCount(more)} more`] : [])];
}

/** The vehicle in sentences, generated from its versions and the tyres on sale for them. */
function Summary({ car, name, sizes }: { car: Car; name: string; sizes: readonly string[] }) {
  const { tyres, versions } = car;
  const isStaggered = versions.some((version) => version.sizes.length > 1);
  return (
    <RangeSummary title={`About tyres for the ${name}`}>
      <p className="text-ink">
        {versions.length === 1
          ? `The ${name} we know of (${yearsOf(car)}) takes ${inWords(sizes)}.`
          : `We know ${versions.length} versions of the ${name}, sold ${yearsOf(car)}. Between them they take ` +
            `${sizes.length === 1 ? 'one size' : formatCounted(sizes.length, 'size')}: ${inWords(sizes)}.`}{' '}
        {isStaggered &&
          car.category !== 'MOTORCYCLE' &&
          'Where front and rear sizes differ, the tyres cannot change places between the axles.'}
      </p>
      {tyres.tyreCount > 0 ? (
        <>
          <p>
            {formatTyres(tyres.tyreCount)} from {formatCounted(tyres.brandCount, 'brand')}{' '}
            {tyres.tyreCount === 1 ? 'fits' : 'fit'} one version or another. {stockSentence(tyres)}{' '}
            {priceSentence(tyres)} {seasonSentence(tyres)}
          </p>
          <p>
            {labelSentence(tyres)} {ratingSentence(tyres)} {buildSentence(tyres)}
          </p>
        </>
      ) : (
        <p>We have no tyres on sale that fit it at the moment.</p>
      )}
    </RangeSummary>
  );
}

/** Where to find its tyre pressures, which depend on version and load. Those known are with the versions. */
function Pressures({ car: { category, versions }, name }: { car: Car; name: string }) {
  const isKnown = versions.some(
    ({ frontPressurePsi, rearPressurePsi }) => frontPressurePsi !== null || rearPressurePsi !== null,
  );
  return (
    <Section title="Tyre pressures">
      <p className="max-w-prose text-ink-2">
        The right pressures of {withArticle(name)} depend on its version, its tyres and its load
        {isKnown
          ? '; those that we know, for a normal load, are with the versions above. '
          : ', so we name none here. '}
        {category === 'MOTORCYCLE'
          ? 'You’ll find yours in the handbook, and on most motorcycles on a sticker on the swingarm ' +
            'or the chain guard. '
          : 'You’ll find yours on a sticker in the frame of the driver’s door or inside the fuel flap, and in ' +
            'the handbook. '}
        Check them when the tyres are cold.
      </p>
    </Section>
  );
}
