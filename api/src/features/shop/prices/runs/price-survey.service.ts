import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { withToday } from '../../catalogue/index.ts';
import type { PriceRule } from '../rules/price-rule.entity.ts';
import { TYRES, verdictOn, type PricedTyre } from './price-verdict.ts';

const READ_AT_ONCE = 5_000;

/** The tyres whose price isn't the rules', and the numbers of those that keep theirs, by reason. */
export interface Survey {
  readonly rows: readonly { readonly id: number }[];
  readonly figures: Readonly<Record<string, number>>;
}

/** Compares the prices of the catalogue with the rules. */
export class PriceSurvey extends Service {
  /**
   * Compares prices. Changes nothing.
   * @param since leaves out tyres that weren't changed since then; null compares all.
   */
  async take(rules: readonly PriceRule[], since: Date | null): Promise<Survey> {
    const rows: { id: number }[] = [];
    const figures: Record<string, number> = {};
    for (let after = 0; ;) {
      const tyres = await this.#next(after, since);
      for (const tyre of tyres) {
        const verdict = verdictOn(rules, tyre);
        if ('kept' in verdict) figures[verdict.kept] = (figures[verdict.kept] ?? 0) + 1;
        else rows.push({ id: tyre.id });
      }
      const last = tyres.at(-1);
      if (!last) return { rows, figures };
      after = last.id;
      // Lets requests in between.
      await new Promise(setImmediate);
    }
  }

  #next(after: number, since: Date | null): Promise<PricedTyre[]> {
    const { sql, now } = this.platform;
    const text = `${TYRES} where p.deleted_at is null and p.id > $1
        and ($2::timestamptz is null or p.updated_at >= $2) order by p.id limit ${READ_AT_ONCE}`;
    return sql.rows<PricedTyre>(...withToday(text, [after, since], inLondon(now()).day));
  }
}
