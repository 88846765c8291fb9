import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/text/format.ts';
import { Price } from '../../ui/tyre/Price.tsx';
import { SaleBadge } from '../../ui/tyre/SaleBadge.tsx';
import { usePriceTermsFragment, type PriceTermsFragment } from './PriceTerms.generated.ts';

/** The tyre's price. If it equals the mail order price, it's shown once, under that name. */
export function MainPrice({ product }: { product: FragmentType<PriceTermsFragment> }) {
  const { price, wasPrice, saleEndsOn, mailOrderPrice } = usePriceTermsFragment(product);
  return (
    <div>
      {mailOrderPrice === price && <p className="text-sm font-[650]">Mail Order Price:</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Price price={price} was={wasPrice} suffix="each, including VAT" size="lg" />
        {wasPrice !== null && <SaleBadge />}
      </div>
      {saleEndsOn && <p className="text-sm text-ink-2">Sale price until {formatDate(saleEndsOn)}</p>}
    </div>
  );
}

/** Shows the mail order price for the tyre alone, and a guide price including fitting. */
export function PriceTerms({ product }: { product: FragmentType<PriceTermsFragment> }) {
  const { price, mailOrderPrice, fittedPrice } = usePriceTermsFragment(product);
  return (
    <div className="grid gap-2 text-sm">
      {mailOrderPrice === price && (
        <p className="text-ink-2">Tyres only, delivered to you. Self-fitting required.</p>
      )}
      {fittedPrice !== null && (
        <dl>
          <dt className="inline font-[650]">Fully Fitted: </dt>
          <dd className="inline">
            <span className="font-[650]">{formatPrice(fittedPrice)}</span>{' '}
            <span className="text-ink-2">
              A guide price for tyre and fitting at a garage. You buy the tyre here and book fitting with a{' '}
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
