import { useApolloClient } from '@apollo/client/react';
import { formatDecimal, formatPrice, parsePrice } from '@treadline/schema/trade/values/money';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { keeps } from '../../../lib/form/inputRule.ts';
import { updateProductInputRules } from '../../../lib/form/inputRules.generated.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { priceDoubt } from '../../form/priceDoubt.ts';
import { InlineFigure } from './InlineFigure.tsx';
import { judgePrice } from './judgePrice.ts';
import {
  useUpdateProductFigureMutation,
  type AdminProductRowFragment,
  type UpdateProductFigureMutation,
} from './ProductList.generated.ts';

export type ProductRow = AdminProductRowFragment;
type Figures = { listPrice?: number; mailOrderPrice?: number; stockQuantity?: number };
type Saved = Extract<
  NonNullable<UpdateProductFigureMutation['updateProduct']>,
  { __typename: 'ProductSaved' }
>['product'];

const STALE =
  'A colleague has changed this. The list now shows their value: press Enter to save yours anyway.';
const UNDO_SECONDS = 8;
const judgeUnits = keeps(updateProductInputRules.stockQuantity);

/** Saves single figures of a product. The toast offers to undo each change. */
function useFigures(row: ProductRow) {
  const [change] = useUpdateProductFigureMutation();
  const client = useApolloClient();
  const can = useCan();

  async function send(figures: Figures, revision: number | null | undefined): Promise<Saved | string> {
    const input = { id: row.id, revision, ...figures };
    const answer = await change({ variables: { input, costs: can('READ_COSTS') } }).catch(failed);
    const changed = answer.data?.updateProduct;
    if (!changed) return failureText(answer.error);
    if (changed.__typename === 'ProductSaved') return changed.product;
    if (changed.__typename === 'StaleWrite') {
      // Shows the current value and loads the revision that Enter sends next.
      await client.refetchQueries({ include: ['AdminProductList'] }).catch(() => undefined);
      return STALE;
    }
    return ('fields' in changed && changed.fields?.[0]?.message) || changed.message;
  }

  return async (next: Figures, before: Figures, said: string): Promise<string | null> => {
    const saved = await send(next, row.revision);
    if (typeof saved === 'string') return saved;
    toast(said, {
      seconds: UNDO_SECONDS,
      action: {
        label: 'Undo',
        onPress: () =>
          void send(before, saved.revision).then((undone) =>
            toast(typeof undone === 'string' ? undone : 'Undone'),
          ),
      },
    });
    return null;
  };
}

/** The price charged, edited in place. */
export function PriceFigure({ row }: { row: ProductRow }) {
  const mayChange = useCan()('WRITE_CATALOGUE');
  const save = useFigures(row);
  const { name, price, wasPrice, mailOrderPrice, costPrice } = row;
  // The mail order price is charged if there is one.
  const asInput = (pence: number): Figures =>
    mailOrderPrice === null ? { listPrice: pence } : { mailOrderPrice: pence };
  return (
    <span className="inline-flex items-center gap-3">
      {wasPrice !== null && wasPrice > price && (
        <s className="text-xs text-ink-2">
          <span className="sr-only">Old price: </span>
          {formatPrice(wasPrice)}
        </s>
      )}
      <InlineFigure
        column="price"
        isFixed={!mayChange}
        label={`price of ${name}`}
        typed={formatDecimal(price)}
        inputMode="decimal"
        judge={judgePrice}
        doubt={(typed) => priceDoubt({ was: price, price: parsePrice(typed), cost: costPrice })}
        save={(typed) => {
          const pence = parsePrice(typed) ?? price;
          return save(
            asInput(pence),
            asInput(price),
            `${name}: ${formatPrice(price)} → ${formatPrice(pence)}`,
          );
        }}
      >
        {formatPrice(price)}
      </InlineFigure>
    </span>
  );
}

/** The units available to buy, edited in place. */
export function StockFigure({ row }: { row: ProductRow }) {
  const mayChange = useCan()('WRITE_CATALOGUE');
  const save = useFigures(row);
  const { name, stockQuantity, stockReserved, supplierUnits } = row;
  return (
    <span className="inline-grid justify-items-end">
      <InlineFigure
        column="stock"
        isFixed={!mayChange}
        label={`stock of ${name}`}
        typed={String(stockQuantity)}
        inputMode="numeric"
        judge={(typed) =>
          /^\s*\d+\s*$/.test(typed) ? judgeUnits(Number(typed)) : 'Enter a number of units, such as 12'
        }
        save={(typed) =>
          save(
            { stockQuantity: Number(typed) },
            { stockQuantity },
            `${name}: ${formatCount(stockQuantity)} → ${formatCount(Number(typed))} in stock`,
          )
        }
      >
        <span className={stockQuantity <= 0 ? 'text-bad' : undefined}>{formatCount(stockQuantity)}</span>
      </InlineFigure>
      {(stockReserved ?? 0) > 0 && <span className="text-xs text-ink-2">+ {stockReserved} reserved</span>}
      {(supplierUnits ?? 0) > 0 && (
        <span className="text-xs text-ink-2">+ {formatCount(supplierUnits ?? 0)} at a supplier</span>
      )}
    </span>
  );
}
