import type { FragmentType } from '@apollo/client';
import { modelPath } from '../../../lib/paths/productPath.ts';
import { brandPath, sizePath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { CardGrid } from '../../../ui/base/CardGrid.tsx';
import { Section } from '../../../ui/base/Section.tsx';
import type { BuyableProductCardFragment } from '../../parts/tyre/BuyableProductCard.generated.ts';
import { BuyableProductCard } from '../../parts/tyre/BuyableProductCard.tsx';
import { useMoreTyresFragment, type MoreTyresFragment } from './MoreTyres.generated.ts';
import { SizeLink } from './SizeLink.tsx';

/** How long the toast stays after adding one of these. Longer, because the page is about another tyre. */
const TOAST_SECONDS = 4;

type Variation = MoreTyresFragment['otherVariations'][number];

/** Sorts sizes by rim, then width, sidewall and load. */
function bySize(a: Variation, b: Variation): number {
  return (
    a.diameter - b.diameter ||
    a.width - b.width ||
    a.profile - b.profile ||
    a.loadIndex - b.loadIndex ||
    a.id - b.id
  );
}

/** Alternatives: other sizes of this tyre, other tyres of its brand, other tyres of its size. */
export function MoreTyres({ product }: { product: FragmentType<MoreTyresFragment> }) {
  const { slug, size, brand, model, otherVariations, sameBrand, related } = useMoreTyresFragment(product);
  return (
    <>
      {otherVariations.length > 0 && (
        <Section
          title={`Other sizes of the ${model.name}`}
          link={{
            to: modelPath(model, { slug }),
            label: `View all ${formatCount(model.sizeCount)} sizes`,
          }}
        >
          <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-4">
            {otherVariations.toSorted(bySize).map((variation) => (
              <li key={variation.id}>
                <SizeLink product={variation} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Cards
        title={`More ${brand.name} tyres`}
        link={{ to: brandPath(brand.name), label: `All ${brand.name} tyres` }}
        products={sameBrand}
      />
      <Cards
        title={`Other tyres in ${size}`}
        link={{ to: sizePath(size), label: `All tyres in ${size}` }}
        products={related}
      />
    </>
  );
}

interface CardsProps {
  title: string;
  link: { to: string; label: string };
  products: readonly ({ id: number } & FragmentType<BuyableProductCardFragment>)[];
}

function Cards({ title, link, products }: CardsProps) {
  if (products.length === 0) return null;
  return (
    <Section title={title} link={link}>
      <CardGrid className="lg:grid-cols-4">
        {products.map((product) => (
          <BuyableProductCard key={product.id} product={product} toastSeconds={TOAST_SECONDS} />
        ))}
      </CardGrid>
    </Section>
  );
}
