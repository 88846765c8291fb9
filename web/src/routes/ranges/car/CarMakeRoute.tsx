import { useParams } from 'react-router-dom';
import { Redirect } from '../../../lib/head/Redirect.tsx';
import { sizePath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount, formatCounted } from '../../../lib/text/format.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { NotFoundRoute } from '../../notFound/NotFoundRoute.tsx';
import { RangePage } from '../RangePage.tsx';
import { carMakePath, carPath } from '../rangePaths.ts';
import { RangeRoute } from '../RangeRoute.tsx';
import { inWords, yearsOf } from '../rangeText.ts';
import { RangeLinks, RangeTiles } from '../RangeTiles.tsx';
import { useCarMakePageSuspenseQuery } from './CarPage.generated.ts';

/** /cars/{make} */
export function CarMakeRoute() {
  const { make = '' } = useParams();
  return (
    <RangeRoute>
      <CarMakePage asked={make} />
    </RangeRoute>
  );
}

const MOST_NAMED = 6;
const COMMON_SIZES = 12;

function CarMakePage({ asked }: { asked: string }) {
  const { carMake } = useCarMakePageSuspenseQuery({ variables: { make: asked } }).data;
  if (!carMake) return <NotFoundRoute />;
  if (carMake.slug !== asked) return <Redirect to={carMakePath(carMake.slug)} permanent />;
  const { name, slug, cars } = carMake;
  const models = formatCounted(cars.length, 'model');
  const sizes = commonSizes(cars);
  const [commonest] = sizes;
  return (
    <RangePage
      path={carMakePath(slug)}
      title={`${name} tyre sizes for ${models}`}
      description={
        `Tyre sizes of ${models} by ${name}: ${inWords(cars.slice(0, MOST_NAMED).map((car) => car.name))}` +
        `${cars.length > MOST_NAMED ? ' among them' : ''}. Choose yours to see what fits.`
      }
      heading={`${name} tyre sizes`}
      crumbs={[{ label: 'Home', to: '/' }, { label: 'Tyres by vehicle', to: '/cars' }, { label: name }]}
      items={cars.map((car) => ({
        name: `${name} ${car.name}`,
        path: carPath({ makeSlug: slug, slug: car.slug }),
      }))}
    >
      <p className="mt-3 max-w-prose text-ink-2">
        We know the tyre sizes of {models} by {name}.{' '}
        {commonest && commonest.count > 1 && (
          <>
            The commonest size is {commonest.size}, on {formatCount(commonest.count)} of them.
          </>
        )}
      </p>
      <Section title={`${name} models`}>
        <RangeTiles
          tiles={cars.map((car) => ({
            to: carPath({ makeSlug: slug, slug: car.slug }),
            label: car.name,
            note: `${yearsOf(car)} · ${car.sizes.map(({ size }) => size).join(', ')}`,
          }))}
        />
      </Section>
      <Section title={`Sizes on ${name} models`} link={{ to: '/tyres', label: 'All tyre sizes' }}>
        <RangeLinks
          links={sizes
            .flatMap(({ size, slug }) => (slug === null ? [] : [{ to: sizePath(slug), label: size }]))
            .slice(0, COMMON_SIZES)}
        />
      </Section>
    </RangePage>
  );
}

interface Size {
  size: string;
  slug: string | null;
}

/** The models' sizes, most common first. */
function commonSizes(cars: readonly { sizes: readonly Size[] }[]): (Size & { count: number })[] {
  const uses = Map.groupBy(
    cars.flatMap(({ sizes }) => sizes),
    ({ size }) => size,
  );
  return [...uses.values()]
    .flatMap(([size, ...others]) => (size ? [{ ...size, count: others.length + 1 }] : []))
    .toSorted((one, other) => other.count - one.count || one.size.localeCompare(other.size, 'en-GB'));
}
