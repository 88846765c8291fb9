import { formatPrice } from '@treadline/schema/trade/money';
import { isGone, type PricedLine } from '../../features/cart/pricedCart.ts';
import { useKeptVehicle } from '../../features/garage/keptVehicleStore.ts';
import { otherAxle } from '../../features/garage/otherAxle.ts';
import { useAxleTyreQuery } from '../parts/AxlePair.generated.ts';
import { OtherAxleOffer } from '../parts/OtherAxleOffer.tsx';

/**
 * In the cart of a vehicle that takes another size at each axle: what front and rear come to, or, while one of them is
 * missing, the tyres for it.
 */
export function CartAxles({ lines }: { lines: readonly PricedLine[] }) {
  const vehicle = useKeptVehicle();
  const on = (axle: 'FRONT' | 'REAR') =>
    lines.filter(
      ({ marks, changes }) =>
        !isGone(changes) && vehicle && otherAxle(marks, vehicle.tyreSizes)?.position === axle,
    );
  const [front, rear] = [on('FRONT'), on('REAR')];
  const [alone] = front.length === 0 ? rear : rear.length === 0 ? front : [];
  if (alone) return <Missing id={alone.id} />;
  if (front.length === 0) return null;
  const count = (axle: readonly PricedLine[]) => axle.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum = [...front, ...rear].reduce((all, { lineTotal }) => all + lineTotal, 0);
  return (
    <p className="text-sm">
      Front and rear together:{' '}
      <span className="font-[650]">
        {formatPrice(sum)} for {count(front)} + {count(rear)}
      </span>
    </p>
  );
}

function Missing({ id }: { id: number }) {
  const { data } = useAxleTyreQuery({ variables: { id } });
  return data?.product ? <OtherAxleOffer tyre={data.product} /> : null;
}
