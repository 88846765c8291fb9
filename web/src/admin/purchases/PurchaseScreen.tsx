import { Download } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { downloadFile } from '../../apollo/downloadFile.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatDate, formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { CancelPurchase } from './CancelPurchase.tsx';
import { PurchaseDeliveries } from './PurchaseDeliveries.tsx';
import { usePurchaseToReceiveQuery, type ShownPurchaseFragment } from './Purchases.generated.ts';
import { costText } from './purchaseSums.ts';
import { Receiving } from './Receiving.tsx';

const BACK = { to: '/admin/purchases', label: 'Purchases' };

/** /admin/purchases/:id: a purchase, to book what has come of it. */
export function PurchaseScreen() {
  const can = useCan();
  const id = Number(useParams()['id']) || 0;
  const query = usePurchaseToReceiveQuery({
    variables: { id, costs: can('READ_COSTS') },
    fetchPolicy: 'cache-and-network',
  });
  const purchase = query.data?.purchase;
  if (!purchase)
    return (
      <NotShown query={query} thing="purchase" back={BACK}>
        The link is incomplete.
      </NotShown>
    );
  const { supplierId, supplierName, createdAt, madeBy, emailedAt, closedAt } = purchase;
  return (
    <AdminPage
      title={`Purchase ${id}`}
      back={BACK}
      actions={
        <>
          {!closedAt && <CancelPurchase key={purchase.revision} purchase={purchase} />}
          <Button onClick={() => void downloadFile(`/api/purchases/${id}/order.csv`).catch(toastFailure)}>
            <Download className="size-4" />
            CSV
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-sm text-ink-2">
        From{' '}
        <Link to={`/admin/suppliers/${supplierId}`} className="underline underline-offset-4">
          {supplierName}
        </Link>
        , ordered {formatDateTime(createdAt)} by {madeBy}
        {emailedAt ? ' by email' : ''}. {endOf(purchase)} {costText(purchase)}
      </p>
      <Receiving key={purchase.revision} purchase={purchase} />
      <PurchaseDeliveries purchase={purchase} />
    </AdminPage>
  );
}

function endOf({ expectedOn, closedAt, cancelledAt }: ShownPurchaseFragment): string {
  if (cancelledAt) return `Cancelled ${formatDateTime(cancelledAt)}.`;
  return closedAt ? `Closed ${formatDateTime(closedAt)}.` : `Expected ${formatDate(expectedOn)}.`;
}
