import { Link } from 'react-router-dom';
import { sizePath } from '../../lib/paths/tyrePaths.ts';
import { buttonStyle } from '../../ui/base/buttonStyle.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Section } from '../../ui/base/Section.tsx';
import type { LocalTyresQuery } from './LocalTyresRoute.generated.ts';

/** Links to the pages with prices, which are never out of date. */
export function LocalPrices({ shop }: { shop: LocalTyresQuery['shopSettings'] }) {
  return (
    <Section
      title="What it costs"
      intro={
        `A tyre’s page shows its price, and its price with fitting, both with VAT. ${shop.claims.freeMobileFitting}; ` +
        `for fewer, you pay the price with fitting and the call-out. Your cart shows the whole price before you pay.`
      }
      link={{ to: '/shop', label: 'All tyres and prices' }}
    >
      <div className="grid gap-4">
        <ul aria-label="Popular sizes" className="flex flex-wrap gap-2">
          {shop.popularSizes.map((size) => (
            <li key={size}>
              <Link to={sizePath(size)} className={buttonStyle({})}>
                {size}
              </Link>
            </li>
          ))}
        </ul>
        <LinkButton to="/" variant="primary" className="justify-self-start">
          Find tyres by registration
        </LinkButton>
      </div>
    </Section>
  );
}
