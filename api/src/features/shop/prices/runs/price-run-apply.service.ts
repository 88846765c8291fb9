import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type {
  AppliedRow,
  DoneRow,
  ImportRun,
  WaitingRow,
} from '../../../../platform/features/import-kind.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { positional, Product, ProductApply, withToday } from '../../catalogue/index.ts';
import { PriceRuleList } from '../rules/price-rule-list.entity.ts';
import { PriceRules } from '../rules/price-rules.service.ts';
import { pricesOf } from './price-run-check.service.ts';
import { TYRES, verdictOn, type PricedTyre } from './price-verdict.ts';

const OUT_OF_DATE = 'Its cost, its price or the rules have changed since the check. Start another run';

/** The values that an undo restores, besides the product's own. */
interface Keepsake {
  readonly ruledPrice: number | null;
}

/** Applies and undoes runs of price rules. */
export class PriceRunApply extends Service {
  readonly #products = this.services.get(ProductApply);
  readonly #rules = this.services.get(PriceRules);

  /** Applies rows in the transaction of `em`, if the rules still say the same about the locked product. */
  async rows(em: EntityManager, run: ImportRun, rows: readonly WaitingRow[]): Promise<AppliedRow[]> {
    const products = await locked(em, rows);
    const wanted = await this.#wanted(em, [...products.keys()]);
    const isDue = ({ target, input }: WaitingRow): boolean =>
      JSON.stringify(wanted.get(Number(target))) === JSON.stringify(sorted(input));
    const applied = await this.#products.rows(em, run, rows.filter(isDue));
    return [
      ...applied.map((row): AppliedRow => {
        if ('refusal' in row) return row;
        const product = products.get(Number(row.target));
        if (!product) return row;
        const keepsake: Keepsake = { ruledPrice: product.ruledPrice };
        product.ruledPrice = product.mailOrderPrice ?? product.listPrice;
        return { ...row, before: { ...row.before, ...keepsake } };
      }),
      ...rows.filter((row) => !isDue(row)).map(({ line }) => ({ line, refusal: OUT_OF_DATE })),
    ];
  }

  /**
   * Undoes rows in the transaction of `em`. Prices stop following the rules by themselves, or the undo wouldn't last.
   * @returns why a row stays, by its line.
   */
  async undo(em: EntityManager, run: ImportRun, rows: readonly DoneRow[]): Promise<Map<number, string>> {
    const products = await locked(em, rows);
    // A supplier's new cost isn't an edit, and isn't undone.
    const prices = rows.map((row) => ({ ...row, before: withCost(row, products.get(Number(row.target))) }));
    const kept = await this.#products.undo(em, run, prices);
    for (const { line, target, before } of rows) {
      const product = products.get(Number(target));
      if (product && !kept.has(line)) product.ruledPrice = (before as Keepsake).ruledPrice;
    }
    await em.nativeUpdate(PriceRuleList, { id: true }, { keepsInStep: false });
    return kept;
  }

  /** The new prices of products that aren't priced by the rules yet, by id. */
  async #wanted(
    em: EntityManager,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, Readonly<Record<string, number>>>> {
    const { rules } = await this.#rules.read(em);
    const text = `${TYRES} where p.id = any($1::integer[])`;
    const today = inLondon(this.platform.now()).day;
    const tyres = await em.execute<PricedTyre[]>(...positional(...withToday(text, [ids], today)));
    return new Map(
      tyres.flatMap((tyre) => {
        const verdict = verdictOn(rules, tyre);
        return 'price' in verdict ? [[tyre.id, sorted(pricesOf(tyre, verdict.price))] as const] : [];
      }),
    );
  }
}

/** The values that an undo restores, with the product's present cost. */
function withCost({ before }: DoneRow, product: Product | undefined): object {
  const { figures = {} } = before as { readonly figures?: object };
  return { ...before, figures: { ...figures, costPrice: product?.costPrice ?? null } };
}

/** The same values in the order of their names, as the database may have changed it. */
const sorted = (values: object): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Locks the products of rows in the order of their ids, as every other writer does. */
async function locked(
  em: EntityManager,
  rows: readonly { readonly target: string }[],
): Promise<Map<number, Product>> {
  const products = await em.find(
    Product,
    { id: { $in: rows.map(({ target }) => Number(target)) } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return new Map(products.map((product) => [product.id, product]));
}
