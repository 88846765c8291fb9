import type { PricedLine } from '../../features/cart/quote/pricedCart.ts';
import { useAxleTyreQuery } from '../parts/axle/AxlePair.generated.ts';
import { AxlePairTotal } from '../parts/axle/AxlePairTotal.tsx';
import { OtherAxleOffer } from '../parts/axle/OtherAxleOffer.tsx';
import { useCartAxles } from '../parts/axle/useCartAxles.ts';

/**
 * For a vehicle with a different size at each axle: the price of front and rear tyres together or, if the cart has
 * only one axle's, tyres for the other.
 */
export function CartAxles({ lines }: { lines: readonly PricedLine[] }) {
  const { front, rear } = useCartAxles(lines);
  const [alone] = front.length === 0 ? rear : rear.length === 0 ? front : [];
  return alone ? <Missing id={alone.id} /> : <AxlePairTotal lines={lines} />;
}

function Missing({ id }: { id: number }) {
  const { data } = useAxleTyreQuery({ variables: { id } });
  return data?.product ? <OtherAxleOffer tyre={data.product} /> : null;
}
