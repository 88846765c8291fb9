import { formatPrice } from '@treadline/schema/trade/values/money';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { downloadFile } from '../../apollo/downloadFile.ts';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCounted, formatDate, formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import {
  usePurchaseToReceiveQuery,
  useReceivePurchaseMutation,
  type ShownPurchaseFragment,
} from './Purchases.generated.ts';
import { UnitsInput } from './UnitsInput.tsx';

const BACK = { to: '/admin/purchases', label: 'Purchases' };

type Line = ShownPurchaseFragment['lines'][number];

const leftOf = ({ quantity, received, missing }: Line): number => quantity - received - missing;

/** The cost of the tyres that came or are to come; nothing for staff who may not see costs, or if one isn't known. */
function costsOf({ lines }: ShownPurchaseFragment): string {
  if (lines.some(({ costPrice }) => !costPrice)) return '';
  const total = lines.reduce(
    (sum, { quantity, missing, costPrice }) => sum + (quantity - missing) * (costPrice ?? 0),
    0,
  );
  return ` ${formatPrice(total)} without VAT.`;
}

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
  const { supplierId, supplierName, createdAt, madeBy, emailedAt, expectedOn, closedAt } = purchase;
  return (
    <AdminPage
      title={`Purchase ${id}`}
      back={BACK}
      actions={
        <Button onClick={() => void downloadFile(`/api/purchases/${id}/order.csv`).catch(toastFailure)}>
          <Download className="size-4" />
          CSV
        </Button>
      }
    >
      <p className="-mt-2 text-sm text-ink-2">
        From{' '}
        <Link to={`/admin/suppliers/${supplierId}`} className="underline underline-offset-4">
          {supplierName}
        </Link>
        , ordered {formatDateTime(createdAt)} by {madeBy}
        {emailedAt ? ' by email' : ''}.{' '}
        {closedAt ? `Closed ${formatDateTime(closedAt)}.` : `Expected ${formatDate(expectedOn)}.`}
        {costsOf(purchase)}
      </p>
      <Receiving key={purchase.revision} purchase={purchase} />
    </AdminPage>
  );
}

function Receiving({ purchase }: { purchase: ShownPurchaseFragment }) {
  const can = useCan();
  const { id, revision, lines, closedAt } = purchase;
  const [received, setReceived] = useState(
    () => new Map(lines.map((line) => [line.productId, leftOf(line)])),
  );
  const [missing, setMissing] = useState(() => new Map<number, number>());
  const [book, { loading }] = useReceivePurchaseMutation();
  const booked = lines.flatMap(({ productId }) => {
    const came = received.get(productId) ?? 0;
    const lost = missing.get(productId) ?? 0;
    return came + lost > 0 ? [{ productId, received: came, missing: lost }] : [];
  });

  async function confirm() {
    const { data, error } = await book({
      variables: { input: { id, revision, lines: booked }, costs: can('READ_COSTS') },
    }).catch(failed);
    if (tellAnswer(data?.receivePurchase, error)) toast('Booked. Orders that waited have their tyres.');
  }

  return (
    <Panel title={closedAt ? 'Tyres' : 'Receive'}>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.productId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
            <span className="grid min-w-0 grow basis-60">
              <Link to={`/admin/products/edit/${line.productId}`} className="font-[650] hover:underline">
                {line.name}
              </Link>
              <span className="wrap-anywhere text-ink-2">
                {[
                  line.code ?? line.sku,
                  line.costPrice ? `${formatPrice(line.costPrice)} each` : null,
                  `${line.quantity} ordered`,
                  `${line.received} received`,
                  line.missing > 0 ? `${line.missing} not coming` : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {leftOf(line) > 0 && (
              <>
                <span className="flex items-center gap-2">
                  <span aria-hidden="true" className="w-20 sm:w-auto">
                    Came
                  </span>
                  <UnitsInput
                    label={`Units of ${line.name} that came`}
                    value={received.get(line.productId) ?? 0}
                    onChange={(value) => setReceived(new Map(received).set(line.productId, value))}
                  />
                </span>
                <span className="flex items-center gap-2">
                  <span aria-hidden="true" className="w-20 sm:w-auto">
                    Not coming
                  </span>
                  <UnitsInput
                    label={`Units of ${line.name} that won’t come`}
                    value={missing.get(line.productId) ?? 0}
                    onChange={(value) => {
                      setMissing(new Map(missing).set(line.productId, value));
                      setReceived(new Map(received).set(line.productId, Math.max(0, leftOf(line) - value)));
                    }}
                  />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {!closedAt && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">
            Tyres go to the orders that wait for them, the oldest first, and then to own stock.
          </p>
          <Button variant="primary" busy={loading} onClick={() => void confirm()}>
            Book{' '}
            {formatCounted(
              booked.reduce((sum, one) => sum + one.received, 0),
              'tyre',
            )}
          </Button>
        </div>
      )}
    </Panel>
  );
}
