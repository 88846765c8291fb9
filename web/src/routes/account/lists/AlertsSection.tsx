import { formatPrice } from '@treadline/schema/trade/values/money';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../../apollo/failureText.ts';
import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { productPath } from '../../../lib/paths/productPath.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { AccountSection } from '../frame/AccountSection.tsx';
import {
  useMyProductAlertsQuery,
  useDeleteProductAlertMutation,
  type MyProductAlertsQuery,
} from './AlertsSection.generated.ts';

type Alert = NonNullable<MyProductAlertsQuery['myProductAlerts']>[number];

/** The tyres for which the customer has requested an alert. */
export function AlertsSection() {
  return (
    <AccountSection id="alerts" intro="One email when a tyre is back in stock, or when its price drops.">
      <Alerts />
    </AccountSection>
  );
}

function Alerts() {
  const list = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useMyProductAlertsQuery({ fetchPolicy: 'cache-and-network' });
  const alerts = data?.myProductAlerts;
  if (!alerts)
    return error ? (
      <LoadFailed what="your alerts" why={failureText(error)} onRetry={refetch} />
    ) : (
      <div role="status">
        <span className="sr-only">Loading your alerts…</span>
        <Skeleton className="h-16" />
      </div>
    );
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {alerts.length === 0 ? (
        <p>You’re not waiting for any tyre. Press “Tell me” on a tyre’s page, and it will be listed here.</p>
      ) : (
        <ul aria-label="Tyre alerts" className="divide-y divide-line">
          {alerts.map((alert) => (
            // The focused button disappears with its row.
            <AlertRow
              key={alert.id}
              alert={alert}
              onRemoved={() => list.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function AlertRow({ alert, onRemoved }: { alert: Alert; onRemoved: () => void }) {
  const { id, kind, price, requestedAt, product } = alert;
  const [remove, { loading }] = useDeleteProductAlertMutation({
    variables: { id },
    refetchQueries: ['MyProductAlerts'],
    awaitRefetchQueries: true,
  });

  async function stop() {
    const answer = await remove().catch(failed);
    if (answer.data) onRemoved();
    else toastFailure(answer.error);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <Link to={productPath(product)} className="font-[650] break-words underline-offset-4 hover:underline">
          {product.name}
        </Link>
        <span className="text-sm text-ink-2">
          {kind === 'BACK_IN_STOCK'
            ? 'When it’s back in stock'
            : `If it costs less than ${formatPrice(price)}`}
          , asked on {formatDate(requestedAt)}
        </span>
      </div>
      <Button
        variant="plain"
        className="px-0!"
        busy={loading}
        aria-label={`Stop telling me about ${product.name}`}
        onClick={() => void stop()}
      >
        Stop
      </Button>
    </li>
  );
}
