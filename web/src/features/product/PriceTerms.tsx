import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/money';
import { Link } from 'react-router-dom';
import { Price } from '../../ui/Price.tsx';
import { SaleBadge } from '../../ui/SaleBadge.tsx';
import { usePriceTermsFragment, type PriceTermsFragment } from './PriceTerms.generated.ts';

/**
 * The price of the tyre and what it covers: the tyre alone by mail order, and, as a guide, including fitting.
 * Where the mail order price is what the tyre costs, it is printed once, under its name.
 */
export function PriceTerms({ product }: { product: FragmentType<PriceTermsFragment> }) {
  const { price, wasPrice, mailOrderPrice, fittedPrice } = usePriceTermsFragment(product);
  const isMailOrder = mailOrderPrice === price;
  return (
    <div className="grid gap-3">
      <div>
        {isMailOrder && <p className="text-sm font-[650]">Mail Order Price:</p>}
        <div className="flex flex-wrap items-center gap-3">
          <Price price={price} was={wasPrice} suffix="each, including VAT" size="lg" />
          {wasPrice !== null && <SaleBadge />}
        </div>
        {isMailOrder && (
          <p className="text-sm text-ink-2">Tyres only, delivered to you. Self-fitting required.</p>
        )}
      </div>
      {fittedPrice !== null && (
        <dl className="text-sm">
          <dt className="inline font-[650]">Fully Fitted: </dt>
          <dd className="inline">
            <span className="font-[650]">{formatPrice(fittedPrice)}</span>{' '}
            <span className="text-ink-2">
              A guide price for tyre and fitting. You buy the tyre here and book fitting with a{' '}
              <Link to="/fitting-centers" className="underline">
                fitting centre
              </Link>
              , at its own price.
            </span>
          </dd>
        </dl>
      )}
    </div>
  );
}
