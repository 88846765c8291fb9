import { formatPrice } from '@treadline/schema/trade/values/money';
import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { TimeChart } from '../../chart/TimeChart.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import {
  useUpdateProductMutation,
  type DeskProductFragment,
  type ProductDeskQuery,
} from './ProductDesk.generated.ts';

interface PriceHistoryProps {
  product: Pick<DeskProductFragment, 'id' | 'price' | 'revision' | 'wasPrice'>;
  /** Previous prices, latest first. */
  prices: NonNullable<ProductDeskQuery['productPrices']>;
}

/** The product's price over time, as a chart and a table. */
export function PriceHistory({ product, prices }: PriceHistoryProps) {
  const { price, wasPrice } = product;
  const latest = prices[0];
  const points = [
    ...prices.toReversed().map((period) => ({
      at: period.id,
      name: formatDate(period.validFrom),
      value: period.price,
    })),
    ...(latest ? [{ at: 'since', name: formatDate(latest.validUntil), value: price }] : []),
    { at: 'now', name: 'Today', value: price },
  ];
  return (
    <Panel title="Price history">
      {latest ? (
        <>
          <TimeChart label="Price charged" points={points} format={formatPrice} steps />
          <p className="text-sm text-ink-2">
            {wasPrice === null
              ? 'Shoppers currently see no old price.'
              : `Shoppers see ${formatPrice(wasPrice)} struck out beside ${formatPrice(price)}. ` +
                'An old price is shown for 90 days after it was last charged.'}
          </p>
          {wasPrice !== null && <DropWasPrice product={product} wasPrice={wasPrice} />}
        </>
      ) : (
        <p className="text-sm text-ink-2">
          {formatPrice(price)} since it was added. Price changes will appear here.
        </p>
      )}
    </Panel>
  );
}

/** Takes back an old price that was a mistake. */
function DropWasPrice({
  product: { id, revision },
  wasPrice,
}: Pick<PriceHistoryProps, 'product'> & { wasPrice: number }) {
  const can = useCan();
  const [change, { loading }] = useUpdateProductMutation();
  if (!can('WRITE_CATALOGUE')) return null;

  async function drop() {
    const input = { id, revision, dropWasPrice: true };
    const answer = await change({ variables: { input, costs: can('READ_COSTS') } }).catch(failed);
    const result = answer.data?.updateProduct;
    if (!result) return toastFailure(answer.error);
    toast('message' in result ? result.message : 'Shoppers no longer see the old price.');
  }

  return (
    <Button busy={loading} className="justify-self-start" onClick={() => void drop()}>
      Stop showing {formatPrice(wasPrice)}
    </Button>
  );
}
