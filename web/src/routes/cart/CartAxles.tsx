import type { PricedLine } from '../../features/cart/quote/pricedCart.ts';
import { useAxleTyreQuery } from '../parts/axle/AxlePair.generated.ts';
import { AxlePairTotal } from '../parts/axle/AxlePairTotal.tsx';
import { OtherAxleOffer } from '../parts/axle/OtherAxleOffer.tsx';
import { useCartAxles } from '../parts/axle/useCartAxles.ts';

/**
 * In the cart of a vehicle that takes another size at each axle: what front and rear come to, or, while one of them is
 * missing, the tyres for it.
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
