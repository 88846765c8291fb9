import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCounted } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Panel } from '../frame/page/Panel.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { CostDialog } from './CostDialog.tsx';
import { useReceivePurchaseMutation } from './Purchases.generated.ts';
import { leftOf, type PurchaseDetail, type PurchaseLine } from './purchaseSums.ts';
import { UnitsInput } from './UnitsInput.tsx';

/** Units as they're typed, by product. */
type Typed = ReadonlyMap<number, number>;

/** The tyres of a purchase, to book what has come. */
export function Receiving({ purchase }: { purchase: PurchaseDetail }) {
  const can = useCan();
  const { id, revision, lines, closedAt } = purchase;
  const [isMore, setMore] = useState(false);
  const [came, setCame] = useState<Typed>(() => new Map(lines.map((line) => [line.productId, leftOf(line)])));
  const [missing, setMissing] = useState<Typed>(new Map());
  const [corrected, setCorrected] = useState<PurchaseLine | null>(null);
  const [book, { loading }] = useReceivePurchaseMutation({ refetchQueries: ['PurchaseNeeds'] });
  const booked = lines.flatMap((line) => {
    const { productId } = line;
    const lost = missing.get(productId) ?? 0;
    const all = came.get(productId) ?? 0;
    const received = Math.min(all, Math.max(0, leftOf(line) - lost));
    return all + lost > 0 ? [{ productId, received, missing: lost, surplus: all - received }] : [];
  });
  const received = booked.reduce((sum, one) => sum + one.received, 0);
  const surplus = new Map(booked.map((one) => [one.productId, one.surplus]));

  async function confirm() {
    const { data, error } = await book({
      variables: { input: { id, revision, lines: booked }, costs: can('READ_COSTS') },
    }).catch(failed);
    if (tellAnswer(data?.receivePurchase, error))
      toast(received > 0 ? 'Booked. Orders that waited have their tyres.' : 'Booked.');
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
              <span className="wrap-anywhere text-ink-2">{lineText(line)}</span>
              {can('READ_COSTS') && (
                <button
                  type="button"
                  className="min-h-11 justify-self-start text-ink-2 underline underline-offset-4 sm:min-h-6"
                  onClick={() => setCorrected(line)}
                >
                  Correct cost<span className="sr-only"> of {line.name}</span>
                </button>
              )}
            </span>
            {(leftOf(line) > 0 || isMore) && (
              <LineUnits
                line={line}
                came={came.get(line.productId) ?? 0}
                missing={missing.get(line.productId) ?? 0}
                surplus={surplus.get(line.productId) ?? 0}
                onCame={(value) => setCame(new Map(came).set(line.productId, value))}
                onMissing={(value) => {
                  setMissing(new Map(missing).set(line.productId, value));
                  setCame(new Map(came).set(line.productId, Math.max(0, leftOf(line) - value)));
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {!closedAt || isMore ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">
            Tyres go to the orders that wait for them, the oldest first, and then to own stock.
          </p>
          <Button variant="primary" busy={loading} onClick={() => void confirm()}>
            Book{' '}
            {formatCounted(
              booked.reduce((sum, one) => sum + one.received + one.surplus, 0),
              'tyre',
            )}
          </Button>
        </div>
      ) : (
        <Button className="justify-self-start" onClick={() => setMore(true)}>
          More came
        </Button>
      )}
      <CostDialog purchase={purchase} line={corrected} onClose={() => setCorrected(null)} />
    </Panel>
  );
}

const lineText = (line: PurchaseLine): string =>
  [
    line.code ?? line.sku,
    line.costPrice ? `${formatPrice(line.costPrice)} each` : null,
    `${line.quantity} ordered`,
    `${line.received} received`,
    line.missing > 0 ? `${line.missing} not coming` : null,
    line.surplus > 0 ? `${line.surplus} more than ordered` : null,
  ]
    .filter(Boolean)
    .join(' · ');

interface LineUnitsProps {
  line: PurchaseLine;
  came: number;
  missing: number;
  surplus: number;
  onCame: (units: number) => void;
  onMissing: (units: number) => void;
}

function LineUnits({ line, came, missing, surplus, onCame, onMissing }: LineUnitsProps) {
  return (
    <>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="w-20 sm:w-auto">
          Came
        </span>
        <UnitsInput label={`Units of ${line.name} that came`} value={came} onChange={onCame} />
      </span>
      {leftOf(line) > 0 && (
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="w-20 sm:w-auto">
            Not coming
          </span>
          <UnitsInput label={`Units of ${line.name} that won’t come`} value={missing} onChange={onMissing} />
        </span>
      )}
      {surplus > 0 && (
        <p role="status" className="w-full text-ink-2">
          {surplus} more than ordered: {surplus === 1 ? 'it goes' : 'they go'} to own stock.
        </p>
      )}
    </>
  );
}
