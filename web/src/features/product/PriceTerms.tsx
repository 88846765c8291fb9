import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/money';
import { Link } from 'react-router-dom';
import { Price } from '../../ui/Price.tsx';
import { SaleBadge } from '../../ui/SaleBadge.tsx';
import { usePriceTermsFragment, type PriceTermsFragment } from './PriceTerms.generated.ts';

/** What the tyre costs, and what the price covers: the tyre alone by mail order, and, as a guide, with its fitting. */
export function PriceTerms({ product }: { product: FragmentType<PriceTermsFragment> }) {
  const { price, wasPrice, mailOrderPrice, fittedPrice } = usePriceTermsFragment(product);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Price price={price} was={wasPrice} suffix="each, including VAT" size="lg" />
        {wasPrice !== null && <SaleBadge />}
      </div>
      {(mailOrderPrice !== null || fittedPrice !== null) && (
        <dl className="grid gap-1.5 text-sm">
          {mailOrderPrice !== null && (
            <div>
              <dt className="inline font-[650]">Mail Order Price: </dt>
              <dd className="inline">
                <span className="font-[650]">{formatPrice(mailOrderPrice)}</span>{' '}
                <span className="text-ink-2">Tyres only, delivered to you. Self-fitting required.</span>
              </dd>
            </div>
          )}
          {fittedPrice !== null && (
            <div>
              <dt className="inline font-[650]">Fully Fitted: </dt>
              <dd className="inline">
                <span className="font-[650]">{formatPrice(fittedPrice)}</span>{' '}
                <span className="text-ink-2">
                  A guide price for tyre and fitting. Here you buy the tyre; you arrange the fitting with a{' '}
                  <Link to="/fitting-centers" className="underline">
                    fitting centre
                  </Link>
                  , at its own price.
                </span>
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
