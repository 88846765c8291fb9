import { TOLERANCE, verdictOn } from '@treadline/schema/trade/tyre/size/size-comparison';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Redirect } from '../../../lib/head/Redirect.tsx';
import { brandPath, sizeListingPath, sizePath, tyresPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCounted, formatTyres } from '../../../lib/text/format.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Section } from '../../../ui/base/Section.tsx';
import { LabelShares } from '../LabelShares.tsx';
import { RangePage } from '../RangePage.tsx';
import { carPath } from '../rangePaths.ts';
import { RangeSummary } from '../RangeSummary.tsx';
import {
  buildSentence,
  countAndPrice,
  labelSentence,
  measuresSentence,
  priceSentence,
  ratingSentence,
  seasonSentence,
  sizeDescription,
  stockSentence,
  yearsOf,
} from '../rangeText.ts';
import { RangeLinks, RangeTiles } from '../RangeTiles.tsx';
import { pickItems, StandingOut } from '../StandingOut.tsx';
import { SizeNotFound } from './SizeNotFound.tsx';
import type { SizePageQuery } from './SizePage.generated.ts';
import { useSizePageSuspenseQuery } from './SizePage.generated.ts';

type Range = NonNullable<SizePageQuery['sizeRange']>;

const MOST_BRANDS = 12;

/** The range in one size. Another spelling of it redirects to the usual one. */
export function SizePage({ asked }: { asked: string }) {
  const range = useSizePageSuspenseQuery({ variables: { size: asked } }).data.sizeRange;
  if (!range || range.tyres.tyreCount === 0) return <SizeNotFound range={range ?? null} />;
  if (range.slug !== asked) return <Redirect to={sizePath(range.size)} permanent />;
  const { size, tyres, picks } = range;
  const listing = sizeListingPath(size);
  const standingOut = `${size} tyres that stand out`;
  return (
    <RangePage
      path={sizePath(size)}
      title={`${size} tyres: ${countAndPrice(tyres)}`}
      description={sizeDescription(size, tyres)}
      heading={`${size} tyres`}
      crumbs={[{ label: 'Home', to: '/' }, { label: 'Tyre sizes', to: '/tyres' }, { label: size }]}
      items={pickItems(picks)}
      itemsName={standingOut}
    >
      <StandingOut title={standingOut} picks={picks} link={{ to: listing, label: `All tyres in ${size}` }} />
      <LinkButton to={listing} variant="primary" size="lg">
        See all {formatTyres(tyres.tyreCount)} in {size}
      </LinkButton>
      <Summary range={range} />
      <Section title={`${size} by season and brand`}>
        <RangeTiles
          tiles={[
            ...tyres.seasons.map((part) => ({
              ...part,
              to: tyresPath({ search: size, season: part.label }),
            })),
            ...tyres.brands
              .slice(0, MOST_BRANDS)
              .map((part) => ({ ...part, to: tyresPath({ search: size, brand: part.value }) })),
          ]}
        />
      </Section>
      <LabelShares tyres={tyres} />
      <CarsWithSize range={range} />
      <SimilarSizes range={range} />
      <Section title="More about the brands">
        <RangeLinks
          links={tyres.brands.slice(0, MOST_BRANDS).map(({ label }) => ({ to: brandPath(label), label }))}
        />
      </Section>
    </RangePage>
  );
}

/** The size in sentences, generated from its data. */
function Summary({ range }: { range: Range }) {
  const { size, otherSpellings, tyres, category } = range;
  return (
    <RangeSummary title={`About ${size} tyres`}>
      <p className="text-ink">
        We sell {formatTyres(tyres.tyreCount)} in {size} from {formatCounted(tyres.brandCount, 'brand')}.{' '}
        {stockSentence(tyres)} {priceSentence(tyres)} {seasonSentence(tyres)}
      </p>
      {tyres.labelledCount > 0 && <p>{labelSentence(tyres)}</p>}
      <p>
        {ratingSentence(tyres)} {buildSentence(tyres)}{' '}
        {category === 'VAN' &&
          'The C in the size marks the reinforced tyres of vans; a car tyre of the same width can’t replace them.'}{' '}
        {category === 'MOTORCYCLE' &&
          'Front and rear tyres of a motorcycle differ, so check which wheel it is for.'}
      </p>
      {otherSpellings.length > 0 && (
        <p>
          Some of them say {otherSpellings.join(' or ')} on the sidewall: the same measures, built another
          way. Fit the construction that your handbook names.
        </p>
      )}
      <p>{measuresSentence(size, range)}</p>
    </RangeSummary>
  );
}

function CarsWithSize({ range: { size, cars } }: { range: Range }) {
  if (cars.length === 0) return null;
  return (
    <Section
      title={`Vehicles that came with ${size}`}
      intro={
        'They came with it in at least one version. Others may have been fitted since, so read your sidewall ' +
        'before you order.'
      }
      link={{ to: '/cars', label: 'All makes' }}
    >
      <RangeTiles
        tiles={cars.map((car) => ({
          to: carPath(car),
          label: `${car.make} ${car.name}`,
          note: yearsOf(car),
        }))}
      />
    </Section>
  );
}

function SimilarSizes({ range: { size, similar } }: { range: Range }) {
  const close = similar.filter(({ difference }) => verdictOn(difference) === 'ALIKE');
  if (close.length === 0) return null;
  return (
    <Section
      title={`Sizes that roll like ${size}`}
      intro={
        `They roll at most ${TOLERANCE.larger}% further in a turn or ${TOLERANCE.smaller}% less far, so that the ` +
        'speedometer stays about right. Only fit a size that your handbook or the maker approves for your car, and ' +
        'tell your insurer if it is not the original one.'
      }
    >
      <RangeTiles
        tiles={close.map(({ difference, size: other }) => ({
          to: sizePath(other.size),
          label: other.size,
          note: `${differenceText(difference)}, ${formatTyres(other.tyreCount)} from ${formatPrice(other.minPrice)}`,
        }))}
      />
    </Section>
  );
}

function differenceText(difference: number): string {
  const percent = Math.abs(difference).toFixed(1);
  if (percent === '0.0') return 'Rolls as far';
  return `Rolls ${percent}% ${difference > 0 ? 'further' : 'less'}`;
}
