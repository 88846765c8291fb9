import { cheapestRate, deliveryFee } from '@treadline/schema/trade/places/delivery-rate';
import { formatAmount } from '@treadline/schema/trade/values/money';
import { useContext } from 'react';
import { ShopTermsContext } from '../../lib/text/shopTerms.ts';
import { unbroken } from '../../lib/text/unbroken.ts';

interface DeliveryCostProps {
  /** The price of the goods, in pence. */
  subtotal: number;
  /** Omits the amount from which delivery is free. */
  brief?: boolean;
  className?: string;
}

/** The cheapest delivery on top of an advertised price: "+ £15.99 delivery per order, free from £200". */
export function DeliveryCost(props: DeliveryCostProps) {
  const { subtotal, brief = false, className = 'text-sm text-ink-2' } = props;
  const rate = cheapestRate(useContext(ShopTermsContext)?.delivery ?? [], subtotal);
  if (!rate) return null;
  const fee = deliveryFee(rate, subtotal);
  if (fee === 0) return <p className={className}>Free delivery</p>;
  const free = rate.freeFrom === null ? '' : `, ${unbroken(`free from ${formatAmount(rate.freeFrom)}`)}`;
  return <p className={className}>{`+ ${formatAmount(fee)} delivery${brief ? '' : ` per order${free}`}`}</p>;
}
