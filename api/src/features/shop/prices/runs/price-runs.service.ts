import type { EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { THE_SHOP } from '../../../operations/audit/index.ts';
import { Import, ImportUpload } from '../../../operations/imports/index.ts';
import { PriceRuleList } from '../rules/price-rule-list.entity.ts';
import { PriceRules } from '../rules/price-rules.service.ts';
import { priceRun } from './price-run.ts';
import { PriceSurvey, type Survey } from './price-survey.service.ts';

const NAME = 'Price rules';
const UNFINISHED: readonly Import['status'][] = ['CHECKING', 'READY', 'APPLYING', 'UNDOING'];

/** Starts runs of the price rules. */
export class PriceRuns extends Service {
  readonly #rules = this.services.get(PriceRules);
  readonly #survey = this.services.get(PriceSurvey);
  readonly #upload = this.services.get(ImportUpload);

  /**
   * Compares all prices with the rules, and starts a run of those that differ. A person applies it.
   * @returns a sentence if there's nothing to run.
   */
  async start(viewer: Viewer, reason: string): Promise<Import | string> {
    const { rules } = await this.#rules.read();
    if (rules.length === 0) return 'Save some price rules first.';
    const { rows, figures } = await this.#survey.take(rules);
    if (rows.length === 0) return nothingToRun(figures);
    return this.#upload.takeRows(viewer, {
      kind: priceRun,
      rows,
      mode: 'EACH',
      name: NAME,
      isAttended: true,
      reason: reason.trim(),
      figures,
    });
  }

  /**
   * If the owner wants prices to follow the rules by themselves: starts a run, in the shop's own name, of the tyres
   * whose price isn't the rules'. While such a run is unfinished or waits for a person, the next one isn't started. A
   * person who stops one doesn't want the same again, so prices stop following until the rules are saved again.
   */
  async keepInStep(): Promise<void> {
    const em = this.platform.orm.em.fork();
    const { rules, keepsInStep, revision, savedAt } = await this.#rules.read(em);
    if (!keepsInStep || rules.length === 0) return;
    const last = await this.#last(em);
    if (last && UNFINISHED.includes(last.status)) return;
    if (last?.status === 'CANCELLED' && last.finishedAt && savedAt && last.finishedAt > savedAt) {
      await em.nativeUpdate(PriceRuleList, { id: true, revision }, { keepsInStep: false });
      return;
    }
    const { rows } = await this.#survey.take(rules);
    if (rows.length > 0) await this.#startOnce(rows, `prices after ${last?.id ?? 'none'}`);
  }

  /** The last run that the shop itself has started. */
  #last(em: EntityManager): Promise<Import | null> {
    const own = { kind: priceRun.name, startedByRole: THE_SHOP.role };
    return em.findOne(Import, own, { orderBy: { id: 'desc' } });
  }

  /** A second process that compares at the same time starts nothing. */
  async #startOnce(rows: readonly { readonly id: number }[], requestId: string): Promise<void> {
    try {
      await this.#upload.takeRows(THE_SHOP, {
        kind: priceRun,
        rows,
        mode: 'EACH',
        name: NAME,
        reason: 'Prices follow the rules by themselves',
        requestId,
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'imports_request_id_key') throw error;
    }
  }
}

/** Why no price would change, with the tyres that the rules had to leave alone. */
function nothingToRun({ NO_COST: costless = 0, ON_SALE: onSale = 0 }: Survey['figures']): string {
  const left = [
    ...(costless > 0 ? [`${costless} have no cost`] : []),
    ...(onSale > 0 ? [`${onSale} are on sale`] : []),
  ];
  const all = 'Every price is as the rules say';
  return left.length === 0 ? `${all}.` : `${all}, or its tyre is left alone: ${left.join(', ')}.`;
}
