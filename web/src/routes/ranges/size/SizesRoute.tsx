import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { sizePath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { RangePage } from '../RangePage.tsx';
import { RangeRoute } from '../RangeRoute.tsx';
import { inWords } from '../rangeText.ts';
import { RangeTiles } from '../RangeTiles.tsx';
import { useSizesPageSuspenseQuery, type SizesPageQuery } from './SizePage.generated.ts';

type Size = SizesPageQuery['sizes'][number];

/** Cars and 4x4s share sizes; vans and motorcycles have their own. */
const KINDS: readonly { title: string; of: readonly TyreCategory[] }[] = [
  { title: 'Cars and 4x4s', of: ['CAR', 'SUV'] },
  { title: 'Vans', of: ['VAN'] },
  { title: 'Motorcycles', of: ['MOTORCYCLE'] },
];

/** /tyres: every size on sale, by type of vehicle and rim. */
export function SizesRoute() {
  return (
    <RangeRoute>
      <SizesPage />
    </RangeRoute>
  );
}

function SizesPage() {
  const { sizes } = useSizesPageSuspenseQuery().data;
  const rims = sizes.map(({ diameter }) => diameter);
  const counted = KINDS.map(
    ({ title, of }) =>
      `${sizes.filter(isOf(of)).length} for ${title.replace(/^[CVM]/, (letter) => letter.toLowerCase())}`,
  );
  return (
    <RangePage
      path="/tyres"
      title={`Tyre sizes: all ${sizes.length}, by rim`}
      description={
        `${sizes.length} tyre sizes with the number of tyres and the lowest price of each: ${inWords(counted)}, ` +
        `on rims of ${Math.min(...rims)} to ${Math.max(...rims)} inches.`
      }
      heading="Tyre sizes"
      crumbs={[{ label: 'Home', to: '/' }, { label: 'Tyre sizes' }]}
      items={sizes.map(({ size }) => ({ name: `${size} tyres`, path: sizePath(size) }))}
    >
      <p className="mt-3 max-w-prose text-ink-2">
        We stock tyres in {formatCount(sizes.length)} sizes: {inWords(counted)}. Yours is on the sidewall of
        your tyre, for example 205/55 R16: the width in millimetres, the height of the sidewall as a
        percentage of it, and the rim in inches.
      </p>
      {KINDS.map(({ title, of }) => (
        <Kind key={title} title={title} sizes={sizes.filter(isOf(of))} />
      ))}
    </RangePage>
  );
}

const isOf = (categories: readonly TyreCategory[]) => (size: Size) => categories.includes(size.category);

function Kind({ title, sizes }: { title: string; sizes: readonly Size[] }) {
  if (sizes.length === 0) return null;
  return (
    <Section title={title} className="pb-2! md:pb-4!">
      {[...Map.groupBy(sizes, ({ diameter }) => diameter)].map(([rim, ofRim]) => (
        <div key={rim} className="grid gap-2.5">
          <h3 className="text-base">{rim}-inch rims</h3>
          <RangeTiles
            tiles={ofRim.map(({ size, tyreCount, minPrice }) => ({
              to: sizePath(size),
              label: size,
              count: tyreCount,
              minPrice,
            }))}
          />
        </div>
      ))}
    </Section>
  );
}
