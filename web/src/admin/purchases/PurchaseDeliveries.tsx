import { failed } from '../../apollo/failureText.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Panel } from '../frame/page/Panel.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { useTakeBackDeliveryMutation } from './Purchases.generated.ts';
import type { PurchaseDetail } from './purchaseSums.ts';

type Delivery = PurchaseDetail['deliveries'][number];

const unitsText = ({ received, missing, surplus }: Delivery['lines'][number]): string =>
  [
    received > 0 ? `${received} came` : null,
    surplus > 0 ? `${surplus} more than ordered` : null,
    missing > 0 ? `${missing} not coming` : null,
  ]
    .filter(Boolean)
    .join(', ');

/** The bookings of a purchase, to be taken back if they were wrong. */
export function PurchaseDeliveries({ purchase }: { purchase: PurchaseDetail }) {
  if (purchase.deliveries.length === 0) return null;
  return (
    <Panel title="Booked">
      <ul className="divide-y divide-line">
        {purchase.deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 text-sm">
            <div className="grid min-w-0 grow basis-60 gap-1">
              <span className="text-ink-2">
                {delivery.isOpening
                  ? 'Before deliveries were listed one by one'
                  : `${formatDateTime(delivery.bookedAt)} by ${delivery.bookedBy}`}
                {delivery.takenBackAt && `, taken back ${formatDateTime(delivery.takenBackAt)}`}
              </span>
              <ul className={delivery.takenBackAt ? 'line-through' : undefined}>
                {delivery.lines.map((line) => (
                  <li key={line.productId}>
                    {line.name}: {unitsText(line)}
                  </li>
                ))}
              </ul>
            </div>
            {!delivery.takenBackAt && !delivery.isOpening && (
              <TakeBack purchase={purchase} delivery={delivery} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TakeBack({ purchase, delivery }: { purchase: PurchaseDetail; delivery: Delivery }) {
  const can = useCan();
  const [takeBack, { loading }] = useTakeBackDeliveryMutation({ refetchQueries: ['PurchaseNeeds'] });
  const { id, revision, cancelledAt } = purchase;
  const time = formatDateTime(delivery.bookedAt);

  async function confirm(close: () => void) {
    const { data, error } = await takeBack({
      variables: { input: { id, revision, deliveryId: delivery.id }, costs: can('READ_COSTS') },
    }).catch(failed);
    if (tellAnswer(data?.takeBackDelivery, error)) toast('Taken back.');
    close();
  }

  return (
    <ConfirmButton
      label="Take back"
      button={{ 'aria-label': `Take back the delivery of ${time}` }}
      title={`Take back the delivery of ${time}`}
      confirmLabel="Take back"
      keepLabel="Keep it booked"
      busy={loading}
      onConfirm={confirm}
    >
      <p className="text-sm">
        Use this if it was booked by mistake. Its tyres leave own stock, and orders that got them wait for
        them again
        {cancelledAt ? ', so they must be ordered' : ''}. That isn’t possible any more once they’re sent or
        sold.
      </p>
    </ConfirmButton>
  );
}
