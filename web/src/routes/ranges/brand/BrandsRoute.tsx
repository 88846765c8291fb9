import { BRAND_TIERS, brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { brandPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCounted, formatTyres } from '../../../lib/text/format.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { RangePage } from '../RangePage.tsx';
import { RangeRoute } from '../RangeRoute.tsx';
import { inWords } from '../rangeText.ts';
import { RangeTiles } from '../RangeTiles.tsx';
import { useBrandsPageSuspenseQuery } from './BrandPage.generated.ts';

/** /brands: every brand on sale, by price class. */
export function BrandsRoute() {
  return (
    <RangeRoute>
      <BrandsPage />
    </RangeRoute>
  );
}

function BrandsPage() {
  const brands = useBrandsPageSuspenseQuery().data.brands.filter(({ productCount }) => productCount > 0);
  const tiers = BRAND_TIERS.map((tier) => ({
    tier,
    brands: brands.filter((brand) => brand.tier === tier),
  })).filter((group) => group.brands.length > 0);
  const starts = tiers.map(
    (group) =>
      `${brandTierLabels[group.tier].toLowerCase()} from ` +
      formatPrice(Math.min(...group.brands.map(({ minPrice }) => minPrice))),
  );
  const countries = new Set(brands.flatMap(({ country }) => country || [])).size;
  const tyres = brands.reduce((sum, { productCount }) => sum + productCount, 0);
  return (
    <RangePage
      path="/brands"
      title={`Tyre brands: all ${brands.length}`}
      description={
        `${formatTyres(tyres)} by ${brands.length} brands: ${inWords(starts)}. See the models, sizes and label ` +
        'classes of each.'
      }
      heading="Tyre brands"
      crumbs={[{ label: 'Home', to: '/' }, { label: 'Brands' }]}
      items={brands.map(({ name, slug }) => ({ name: `${name} tyres`, path: brandPath(slug) }))}
    >
      <p className="mt-3 max-w-prose text-ink-2">
        We sell {formatTyres(tyres)} by {brands.length} brands that began in {countries} countries. Prices
        start at different places: {inWords(starts)}. The class is how we see a brand’s prices; what a tyre
        can do is on its label.
      </p>
      {tiers.map((group) => (
        <Section key={group.tier} title={`${brandTierLabels[group.tier]} brands`} className="pb-2! md:pb-4!">
          <RangeTiles
            tiles={group.brands.map((brand) => ({
              to: brandPath(brand.slug),
              label: brand.name,
              note:
                [brand.country, brand.foundedYear || ''].filter(Boolean).join(', ') +
                `${brand.country || brand.foundedYear ? ' · ' : ''}${formatCounted(brand.modelCount, 'model')} · ` +
                `${formatTyres(brand.productCount)} from ${formatPrice(brand.minPrice)}`,
            }))}
          />
        </Section>
      ))}
    </RangePage>
  );
}
