import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireScope } from '../../../../platform/access/auth-demand.ts';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { Brand } from '../../catalogue/index.ts';
import { PriceRuleList, type RuleSupplier } from './price-rule-list.entity.ts';
import { PriceRule } from './price-rule.entity.ts';
import { conditionsOf, type PriceRuleInput, type SavePriceRulesInput } from './price-rule.inputs.ts';

/** Reads and saves the price rules. */
export class PriceRules extends Service {
  readonly #audit = this.services.get(AuditService);

  /** The rules, in the transaction of `em` if it has one. */
  async read(em: EntityManager = this.platform.orm.em.fork()): Promise<PriceRuleList> {
    const list = await em.findOneOrFail(PriceRuleList, { id: true });
    list.suppliers = await suppliersOf(em);
    list.rules = await em.find(PriceRule, {}, { orderBy: { position: 'asc' } });
    return list;
  }

  /**
   * Replaces all rules. Prices change by a run only, unless they're kept in step.
   * @throws PublicError FORBIDDEN for viewers who may not see costs.
   */
  save(viewer: Viewer, input: SavePriceRulesInput): Promise<PriceRuleList | StaleWrite | InvalidInput> {
    requireScope(viewer, 'READ_COSTS');
    return this.platform.orm.em
      .fork()
      .transactional<PriceRuleList | StaleWrite | InvalidInput>(async (em) => {
        const list = await em.findOneOrFail(
          PriceRuleList,
          { id: true },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        );
        if (list.revision !== input.revision) return StaleWrite.at(list.revision);
        const unknown = await unknownParts(em, input.rules);
        if (unknown.length > 0) return InvalidInput.of('We couldn’t save these rules', unknown);
        const before = await em.find(PriceRule, {}, { orderBy: { position: 'asc' } });
        const was = audited(list, before);
        await em.nativeDelete(PriceRule, {});
        em.clear();
        const rules = input.rules.map((rule, index) => em.create(PriceRule, stored(rule, index + 1)));
        const saved = await em.findOneOrFail(PriceRuleList, { id: true });
        Object.assign(saved, {
          revision: input.revision + 1,
          keepsInStep: input.keepsInStep,
          savedAt: this.platform.now(),
          suppliers: await suppliersOf(em),
          rules,
        });
        this.#audit.record(em, {
          actor: viewer,
          subject: 'price rules',
          subjectId: '1',
          action: 'changed',
          before: was,
          after: audited(saved, rules),
        });
        return saved;
      });
  }
}

/** The suppliers that rules can name. */
const suppliersOf = (em: EntityManager): Promise<RuleSupplier[]> =>
  em.execute<RuleSupplier[]>('select id, name from suppliers order by lower(name)');

/** The errors of rules for brands and suppliers that don't exist. */
async function unknownParts(em: EntityManager, rules: readonly PriceRuleInput[]): Promise<FieldError[]> {
  const brands = new Set((await em.find(Brand, {}, { fields: ['id'] })).map(({ id }) => id));
  const suppliers = new Set((await suppliersOf(em)).map(({ id }) => id));
  return rules.flatMap(({ brandId, supplierId }, index) => [
    ...(brandId && !brands.has(brandId)
      ? [{ path: `rules.${index}.brandId`, message: 'This brand doesn’t exist any more' }]
      : []),
    ...(supplierId && !suppliers.has(supplierId)
      ? [{ path: `rules.${index}.supplierId`, message: 'This supplier doesn’t exist any more' }]
      : []),
  ]);
}

const stored = (rule: PriceRuleInput, position: number): PriceRule => ({
  position,
  name: rule.name.trim(),
  ...conditionsOf(rule),
  leavesAlone: rule.leavesAlone,
  marginPercent: rule.marginPercent ?? null,
  addition: rule.addition ?? null,
  leastMargin: rule.leastMargin ?? null,
  leastMarginPercent: rule.leastMarginPercent ?? null,
  ending: rule.ending,
  belowCostReason: rule.belowCostReason?.trim() || null,
});

/** The rules as the audit log keeps them: each with what it says, in order. */
function audited(
  { keepsInStep }: PriceRuleList,
  rules: readonly PriceRule[],
): { keepsInStep: boolean; priceRules: string } {
  const texts = rules.map(({ position, name, ...rest }) => {
    const said = Object.entries(rest).filter(([, value]) => value !== null && value !== false);
    return `${position}. ${name}: ${said.map(([field, value]) => `${field} ${String(value)}`).join(', ')}`;
  });
  return { keepsInStep, priceRules: texts.join('; ') };
}
