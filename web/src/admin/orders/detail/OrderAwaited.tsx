import { Notice } from '../../../ui/base/Notice.tsx';
import type { AdminOrder } from './adminOrder.ts';
import { awaitedTyres, supplyText } from './awaitedTyres.ts';

/** Says which tyres a supplier still has to deliver before the order can leave. */
export function OrderAwaited({ order }: { order: AdminOrder }) {
  const awaited = awaitedTyres(order);
  if (awaited.length === 0) return null;
  return (
    <Notice title="Waiting for tyres">
      {awaited.map((supply) => (
        <p key={supply.id} className="wrap-anywhere">
          {supply.name}, {supplyText(supply)}
        </p>
      ))}
    </Notice>
  );
}
