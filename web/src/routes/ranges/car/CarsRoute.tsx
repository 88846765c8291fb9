import { formatCount } from '../../../lib/text/format.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { RangePage } from '../RangePage.tsx';
import { carMakePath } from '../rangePaths.ts';
import { RangeRoute } from '../RangeRoute.tsx';
import { inWords } from '../rangeText.ts';
import { RangeTiles } from '../RangeTiles.tsx';
import { useCarsPageSuspenseQuery } from './CarPage.generated.ts';

/** /cars: every make with known tyre sizes. */
export function CarsRoute() {
  return (
    <RangeRoute>
      <CarsPage />
    </RangeRoute>
  );
}

const MOST_NAMED = 3;

function CarsPage() {
  const makes = useCarsPageSuspenseQuery().data.carMakes;
  const models = makes.reduce((sum, { carCount }) => sum + carCount, 0);
  const largest = makes.toSorted((one, other) => other.carCount - one.carCount).slice(0, MOST_NAMED);
  return (
    <RangePage
      path="/cars"
      title={`Tyres by vehicle: ${makes.length} makes`}
      description={
        `Tyre sizes of ${formatCount(models)} models by ${makes.length} makes of cars, vans and motorcycles. Choose ` +
        'your make to see the sizes by version, and what fits.'
      }
      heading="Tyres by vehicle"
      crumbs={[{ label: 'Home', to: '/' }, { label: 'Tyres by vehicle' }]}
      items={makes.map(({ name, slug }) => ({ name: `${name} tyre sizes`, path: carMakePath(slug) }))}
    >
      <p className="mt-3 max-w-prose text-ink-2">
        We know the tyre sizes of {formatCount(models)} models of cars, vans and motorcycles by {makes.length}{' '}
        makes. The makes with the most models are {inWords(largest.map(({ name }) => name))}. A model can have
        several sizes, by version and year, so the size on your sidewall has the last word.
      </p>
      <Section title="Makes, A to Z">
        <RangeTiles
          tiles={makes.map(({ name, slug, carCount, cars }) => ({
            to: carMakePath(slug),
            label: name,
            note: said(carCount, cars),
          }))}
        />
      </Section>
    </RangePage>
  );
}

function said(count: number, cars: readonly { name: string }[]): string {
  const named = cars.slice(0, MOST_NAMED).map(({ name }) => name);
  return count > named.length ? `${named.join(', ')} and ${count - named.length} more` : named.join(', ');
}
