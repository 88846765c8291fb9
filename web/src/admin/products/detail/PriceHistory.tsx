import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatDate } from '../../../lib/text/format.ts';
import { TimeChart } from '../../chart/TimeChart.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import type { DeskProductFragment, ProductDeskQuery } from './ProductDesk.generated.ts';

interface PriceHistoryProps {
  product: Pick<DeskProductFragment, 'price' | 'wasPrice'>;
  /** Previous prices, latest first. */
  prices: NonNullable<ProductDeskQuery['productPrices']>;
}

/** The product's price over time, as a chart and a table. */
export function PriceHistory({ product: { price, wasPrice }, prices }: PriceHistoryProps) {
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
        </>
      ) : (
        <p className="text-sm text-ink-2">
          {formatPrice(price)} since it was added. Price changes will appear here.
        </p>
      )}
    </Panel>
  );
}
