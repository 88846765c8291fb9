import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabelOf } from '@treadline/schema/trade/tyre/kind/season';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Redirect } from '../../../lib/head/Redirect.tsx';
import { modelPath } from '../../../lib/paths/productPath.ts';
import { brandPath, sizePath, tyresPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCounted, formatTyres } from '../../../lib/text/format.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Section } from '../../../ui/base/Section.tsx';
import { NotFoundRoute } from '../../notFound/NotFoundRoute.tsx';
import { LabelShares } from '../LabelShares.tsx';
import { RangePage } from '../RangePage.tsx';
import { RangeSummary } from '../RangeSummary.tsx';
import {
  buildSentence,
  countAndPrice,
  labelSentence,
  priceSentence,
  ratingSentence,
  seasonSentence,
  stockSentence,
} from '../rangeText.ts';
import { RangeLinks, RangeTiles } from '../RangeTiles.tsx';
import { pickItems, StandingOut } from '../StandingOut.tsx';
import { useBrandPageSuspenseQuery, type BrandPageQuery } from './BrandPage.generated.ts';

type Brand = NonNullable<BrandPageQuery['brand']>;

const MOST_SIZES = 16;

/** A brand's range. Another spelling of its name redirects to the usual one. */
export function BrandPage({ asked }: { asked: string }) {
  const { brand } = useBrandPageSuspenseQuery({ variables: { slug: asked } }).data;
  if (!brand) return <NotFoundRoute />;
  if (brand.slug !== asked) return <Redirect to={brandPath(brand.slug)} permanent />;
  const { name, slug, tyres, picks } = brand;
  const listing = tyresPath({ brand: slug });
  const standingOut = `${name} tyres that stand out`;
  const isEmpty = tyres.tyreCount === 0;
  return (
    <RangePage
      path={brandPath(slug)}
      title={isEmpty ? `${name} tyres` : `${name} tyres: ${countAndPrice(tyres)}`}
      description={
        isEmpty
          ? `About ${name}, a maker of tyres${foundedIn(brand)}. None are on sale at the moment.`
          : `${formatTyres(tyres.tyreCount)} by ${name}: ${rangeOf(tyres)}. ${priceSentence(tyres)} Compare ` +
            'their labels and seasons.'
      }
      heading={`${name} tyres`}
      crumbs={[{ label: 'Home', to: '/' }, { label: 'Brands', to: '/brands' }, { label: name }]}
      items={pickItems(picks)}
      itemsName={standingOut}
      robots={isEmpty ? 'noindex,follow' : undefined}
    >
      {isEmpty ? (
        <>
          <Summary brand={brand} />
          <LinkButton to="/brands" variant="primary" size="lg">
            See all brands
          </LinkButton>
        </>
      ) : (
        <>
          <StandingOut title={standingOut} picks={picks} link={{ to: listing, label: `All ${name} tyres` }} />
          <LinkButton to={listing} variant="primary" size="lg">
            See all {formatTyres(tyres.tyreCount)} by {name}
          </LinkButton>
          <Summary brand={brand} />
          <Models brand={brand} />
          <Parts brand={brand} />
          <LabelShares tyres={tyres} />
          <Section title="More about the sizes" link={{ to: '/tyres', label: 'All tyre sizes' }}>
            <RangeLinks
              links={tyres.sizes.slice(0, MOST_SIZES).map(({ label }) => ({ to: sizePath(label), label }))}
            />
          </Section>
        </>
      )}
    </RangePage>
  );
}

/** For example “60 models in 12 sizes”. */
const rangeOf = ({ modelCount, sizeCount }: Brand['tyres']): string =>
  `${formatCounted(modelCount, 'model')} in ${formatCounted(sizeCount, 'size')}`;

/** The year is 0 if it hasn't been entered. */
const foundedIn = ({ foundedYear }: Brand): string =>
  foundedYear > 0 ? ` that was founded in ${foundedYear}` : '';

/** “Michelin began in France in 1889; we count it among the”, with as much as is known. */
function began({ name, country, foundedYear }: Brand): string {
  const where = country && ` in ${country}`;
  const when = foundedYear > 0 ? ` in ${foundedYear}` : '';
  return where || when ? `${name} began${where}${when}; we count it among the` : `We count ${name} among the`;
}

/** The brand in sentences, generated from its data. */
function Summary({ brand }: { brand: Brand }) {
  const { name, tier, description, tyres } = brand;
  return (
    <RangeSummary title={`About ${name}`}>
      {description && <p className="text-ink">{description}</p>}
      <p>
        {began(brand)} {brandTierLabels[tier].toLowerCase()} brands.{' '}
        {tyres.tyreCount === 0
          ? `We have no ${name} tyres on sale at the moment.`
          : `We sell ${formatTyres(tyres.tyreCount)} by ${name}: ${rangeOf(tyres)}. ${stockSentence(tyres)} ` +
            `${priceSentence(tyres)} ${seasonSentence(tyres)}`}
      </p>
      {tyres.labelledCount > 0 && <p>{labelSentence(tyres)}</p>}
      {tyres.tyreCount > 0 && (
        <p>
          {ratingSentence(tyres)} {buildSentence(tyres)}
        </p>
      )}
    </RangeSummary>
  );
}

function Models({ brand: { name, models } }: { brand: Brand }) {
  return (
    <Section title={`${name} models`} intro="Each with its sizes and its lowest price.">
      <RangeTiles
        tiles={models.map((model) => ({
          to: modelPath(model),
          label: model.name,
          note: [
            seasonLabelOf(model),
            categoryLabels[model.category],
            `${formatCounted(model.sizeCount, 'size')} from ${formatPrice(model.minPrice)}`,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </Section>
  );
}

function Parts({ brand: { name, slug, tyres } }: { brand: Brand }) {
  return (
    <Section title={`${name} by season, vehicle and size`}>
      <RangeTiles
        tiles={[
          ...tyres.seasons.map((part) => ({ ...part, to: tyresPath({ brand: slug, season: part.label }) })),
          ...tyres.categories.map((part) => ({
            ...part,
            to: tyresPath({ brand: slug, category: part.label }),
          })),
          ...tyres.sizes
            .slice(0, MOST_SIZES)
            .map((part) => ({ ...part, to: tyresPath({ search: part.value, brand: slug }) })),
        ]}
      />
    </Section>
  );
}
