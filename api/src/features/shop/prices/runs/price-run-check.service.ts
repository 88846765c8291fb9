import { marginOf, marginPercent } from '@treadline/schema/trade/values/margin';
import { formatDecimal } from '@treadline/schema/trade/values/money';
import { isJump, JUMP_PERCENT } from '@treadline/schema/trade/values/price-jump';
import type {
  CheckedRow,
  ImportCounter,
  ImportedChange,
  UncheckedRow,
} from '../../../../platform/features/import-kind.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { withToday } from '../../catalogue/index.ts';
import { PriceRules } from '../rules/price-rules.service.ts';
import { fittedWith, TYRES, verdictOn, type Kept, type PricedTyre, type Verdict } from './price-verdict.ts';

/** The figures of a run, with their labels for people. */
export const PRICE_COUNTERS = {
  RISE: { label: 'Prices that rise' },
  FALL: { label: 'Prices that fall' },
  JUMP: { label: `Prices that change by more than ${JUMP_PERCENT}%` },
  RAISED: { label: 'Held up by a floor', scope: 'READ_COSTS' },
  BELOW_COST: { label: 'Sold below cost by an exception', scope: 'READ_COSTS' },
  ON_SALE: { label: 'On sale, left alone' },
  NO_COST: { label: 'Without a cost, left alone' },
  LEFT_ALONE: { label: 'Left as it is by a rule' },
  NO_RULE: { label: 'Without a rule, left alone' },
  IN_STEP: { label: 'Priced by the rules already' },
} as const satisfies Readonly<Record<string, ImportCounter>> & Readonly<Record<Kept, ImportCounter>>;
type Counter = keyof typeof PRICE_COUNTERS;

/** The sums of a run, over the tyres whose price changes, each counted once. In pence without VAT. */
export interface PriceSums {
  readonly COSTS: number;
  readonly MARGIN_BEFORE: number;
  readonly MARGIN_AFTER: number;
}

/** Says what the rules would change. */
export class PriceRunCheck extends Service {
  readonly #rules = this.services.get(PriceRules);

  /** Checks rows, each with the id of a product, in their order. */
  async rows(rows: readonly UncheckedRow[]): Promise<CheckedRow[]> {
    const { rules } = await this.#rules.read();
    const ids = rows.map(({ input }) => (input as { id: number }).id);
    const text = `${TYRES} where p.id = any($1::integer[]) and p.deleted_at is null`;
    const today = inLondon(this.platform.now()).day;
    const tyres = await this.platform.sql.rows<PricedTyre>(...withToday(text, [ids], today));
    const byId = new Map(tyres.map((tyre) => [tyre.id, tyre]));
    return ids.map((id) => {
      const tyre = byId.get(id);
      return tyre ? checked(tyre, verdictOn(rules, tyre)) : refused(String(id), 'It has been deleted');
    });
  }
}

const refused = (label: string, message: string): CheckedRow => ({
  outcome: 'REFUSED',
  target: null,
  label,
  input: null,
  revision: null,
  changes: [],
  faults: [{ column: null, message }],
  counted: [],
});

function checked(tyre: PricedTyre, verdict: Verdict): CheckedRow {
  const { id, name, revision, cost } = tyre;
  if ('refusal' in verdict) return refused(name, verdict.refusal);
  const row = { target: String(id), label: name, revision, faults: [] };
  if ('kept' in verdict || cost === null)
    return {
      ...row,
      outcome: 'UNCHANGED',
      input: null,
      changes: [],
      counted: 'kept' in verdict ? [verdict.kept] : [],
    };
  const { price } = verdict;
  return {
    ...row,
    outcome: 'CHANGED',
    input: pricesOf(tyre, price),
    changes: changesOf(tyre, cost, verdict),
    counted: countersOf(tyre, cost, verdict),
    sums: {
      COSTS: cost,
      MARGIN_BEFORE: marginOf({ price: tyre.price, cost }),
      MARGIN_AFTER: marginOf({ price, cost }),
    } satisfies PriceSums,
  };
}

/** The values that give a tyre its new price: the one that is charged, and the fitted price with it. In pence. */
export function pricesOf(tyre: PricedTyre, price: number): Readonly<Record<string, number>> {
  const fittedPrice = fittedWith(tyre, price);
  return {
    [tyre.isListPrice ? 'listPrice' : 'mailOrderPrice']: price,
    ...(fittedPrice === null ? {} : { fittedPrice }),
  };
}

type Priced = Extract<Verdict, { readonly rule: unknown }>;

function changesOf(tyre: PricedTyre, cost: number, { price, rule }: Priced): ImportedChange[] {
  const fittedPrice = fittedWith(tyre, price);
  const marginAt = (at: number): string =>
    `${formatDecimal(marginOf({ price: at, cost }))} (${marginPercent({ price: at, cost })}%)`;
  return [
    { column: 'price', before: formatDecimal(tyre.price), after: formatDecimal(price) },
    ...(fittedPrice === null || tyre.fittedPrice === null
      ? []
      : [
          {
            column: 'fitted_price',
            before: formatDecimal(tyre.fittedPrice),
            after: formatDecimal(fittedPrice),
          },
        ]),
    { column: 'margin', before: marginAt(tyre.price), after: marginAt(price) },
    { column: 'rule', before: '', after: rule.name },
  ];
}

function countersOf(tyre: PricedTyre, cost: number, { price, isRaised }: Priced): Counter[] {
  return [
    price > tyre.price ? 'RISE' : 'FALL',
    ...(isJump(tyre.price, price) ? (['JUMP'] as const) : []),
    ...(isRaised ? (['RAISED'] as const) : []),
    ...(marginOf({ price, cost }) < 0 ? (['BELOW_COST'] as const) : []),
  ];
}
