import { MOST_SEARCH_WORDS } from '@treadline/schema/trade/values/limits';
import { Service } from '../../../../platform/services/services.ts';
import { anywhere } from '../../../../platform/text/like-pattern.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { withToday } from '../../catalogue/index.ts';
import type { PriceRule } from '../rules/price-rule.entity.ts';
import { TYRES, verdictOn, type PricedTyre } from './price-verdict.ts';

const READ_AT_ONCE = 5_000;
const FOUND = 5;

/** The tyres whose price isn't the rules', and the numbers of those that keep theirs, by reason. */
export interface Survey {
  readonly rows: readonly { readonly id: number }[];
  readonly figures: Readonly<Record<string, number>>;
}

/** Compares the prices of the catalogue with the rules. */
export class PriceSurvey extends Service {
  /** Compares the prices of all tyres. Changes nothing. */
  async take(rules: readonly PriceRule[]): Promise<Survey> {
    const rows: { id: number }[] = [];
    const figures: Record<string, number> = {};
    for (let after = 0; ;) {
      const tyres = await this.#next(after);
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

  /** Tyres whose name, SKU or EAN has all the words of a search, by name. */
  find(search: string): Promise<PricedTyre[]> {
    const { sql, now } = this.platform;
    const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_SEARCH_WORDS);
    if (words.length === 0) return Promise.resolve([]);
    const text = `${TYRES} where p.deleted_at is null and p.search_text like all($1)
        order by p.name, p.id limit ${FOUND}`;
    return sql.rows<PricedTyre>(...withToday(text, [words.map(anywhere)], inLondon(now()).day));
  }

  #next(after: number): Promise<PricedTyre[]> {
    const { sql, now } = this.platform;
    const text = `${TYRES} where p.deleted_at is null and p.id > $1 order by p.id limit ${READ_AT_ONCE}`;
    return sql.rows<PricedTyre>(...withToday(text, [after], inLondon(now()).day));
  }
}
