import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatWeekday } from '../../lib/text/format.ts';
import { ShopTermsContext } from '../../lib/text/shopTerms.ts';
import { Price } from '../../ui/tyre/Price.tsx';
import { SaleBadge } from '../../ui/tyre/SaleBadge.tsx';
import { usePriceTermsFragment, type PriceTermsFragment } from './PriceTerms.generated.ts';

/**
 * The tyre's price, and its price and first day fitted. If the price equals the mail order price, it's shown once,
 * under that name.
 */
export function MainPrice({ product }: { product: FragmentType<PriceTermsFragment> }) {
  const { price, wasPrice, saleEndsOn, mailOrderPrice, fittingPrice, fittedFrom } =
    usePriceTermsFragment(product);
  const terms = useContext(ShopTermsContext);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <div>
        {mailOrderPrice === price && <p className="text-sm font-[650]">Mail Order Price:</p>}
        <div className="flex flex-wrap items-center gap-3">
          <Price price={price} was={wasPrice} suffix="each, including VAT" size="lg" />
          {wasPrice !== null && <SaleBadge />}
        </div>
        {saleEndsOn && <p className="text-sm text-ink-2">Sale price until {formatDate(saleEndsOn)}</p>}
      </div>
      {fittingPrice !== null && (
        <dl className="text-sm">
          <dt className="inline font-[650]">Fully Fitted: </dt>
          <dd className="inline">
            <span className="font-[650]">{formatPrice(price + fittingPrice)}</span>
            {fittedFrom && (
              <span className="block font-[600] text-good">
                from {formatWeekday(fittedFrom)}
                {terms && ` near ${terms.baseTown}`}
              </span>
            )}
          </dd>
        </dl>
      )}
    </div>
  );
}

/** Says what the mail order price and the fully fitted price include. */
export function PriceTerms({ product }: { product: FragmentType<PriceTermsFragment> }) {
  const { price, mailOrderPrice, fittingPrice } = usePriceTermsFragment(product);
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      {mailOrderPrice === price && <p>Tyres only, delivered to you. Self-fitting required.</p>}
      {fittingPrice !== null && (
        <p>
          Fully fitted: with a new valve, balancing and disposal of the old tyre, at a{' '}
          <Link to="/fitting-centers" className="underline">
            fitting centre
          </Link>{' '}
          or by our van. You choose place and time in your cart, and there’s nothing to pay at the garage.
        </p>
      )}
    </div>
  );
}
