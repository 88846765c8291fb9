import { JUMP_PERCENT } from '@treadline/schema/trade/values/price-jump';
import { VAT_PERCENT } from '@treadline/schema/trade/values/vat';
import type { BulkPriceFigures, BulkRefusedProduct } from './bulk-change.results.ts';

/** The figures of the outcomes with one refusal. */
export interface PreviewCounts extends BulkPriceFigures {
  readonly reason: BulkRefusedProduct['reason'] | null;
  readonly count: number;
}

/** Selects the figures of `outcomes` by refusal; those of prices as `isJump` and `marginOf` say them in SQL. */
export const PREVIEW_COUNTS = `
  select refusal as reason, count(*),
    count(*) filter (where price > "priceBefore") as rising,
    count(*) filter (where price < "priceBefore") as falling,
    count(*) filter (where abs(price - "priceBefore") * 100 > "priceBefore" * ${JUMP_PERCENT}) as jumping,
    count(*) filter (where price <> "priceBefore"
      and price - round(price * ${VAT_PERCENT} / ${100 + VAT_PERCENT}.0) < cost) as "belowCost"
  from outcomes group by refusal order by 2 desc`;

/** The figures of a change of nothing. */
export const NO_PRICES: BulkPriceFigures = { rising: 0, falling: 0, jumping: 0, belowCost: 0 };
