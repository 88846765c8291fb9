import { wheels } from '@treadline/schema/trade/fitting/wheel';
import { orderPath } from '../../../features/orders/orderPaths.ts';
import { formatCount, formatDate } from '../../../lib/text/format.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { useVehicleFittingsQuery, type VehicleFittingsQuery } from './VehicleFittings.generated.ts';

type Fitting = NonNullable<VehicleFittingsQuery['myGarage']>[number]['fittings'][number];

/** The tyres that the shop fitted on the customer's vehicles: when, at what mileage, and with how much tread. */
export function VehicleFittings() {
  const garage = useVehicleFittingsQuery().data?.myGarage ?? [];
  const vehicles = garage.filter(({ fittings }) => fittings.length > 0);
  if (vehicles.length === 0) return null;
  return (
    <section aria-labelledby="fitted-by-us" className="grid gap-4">
      <h3 id="fitted-by-us" className="text-lg">
        Fitted by us
      </h3>
      {vehicles.map(({ id, label, nickname, fittings }) => (
        <div key={id} className="grid gap-2 text-sm">
          <h4 className="font-[650]">{nickname ?? label}</h4>
          <ul className="grid gap-3">
            {fittings.map((fitting) => (
              <FittingItem key={fitting.id} fitting={fitting} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function FittingItem({ fitting: { tyres, report, order } }: { fitting: Fitting }) {
  if (!report) return null;
  const { doneAt, mileage, treadDepths } = report;
  const tread = treadDepths.map(({ wheel, mm }) => `${wheels[wheel].label.toLowerCase()} ${mm} mm`);
  return (
    <li>
      {tyres.map(({ line, quantity }) => (
        <span key={line.id} className="block">
          {quantity} × {line.productName}
        </span>
      ))}
      <span className="block text-ink-2">
        {formatDate(doneAt)}
        {mileage !== null && `, ${formatCount(mileage)} miles`}
        {tread.length > 0 && `. Tread: ${tread.join(', ')}`}
      </span>
      <TextLink to={orderPath(order.id)}>Order {order.number}</TextLink>
    </li>
  );
}
