import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import { aBrand, applied, aTyre, checked, rulesNow, save, THE_REST } from './prices.builder.ts';

/** Rules by which one tyre has another price. */
async function rulesToRun({ shop, admin }: Changed): Promise<void> {
  const brand = await aBrand(shop, admin);
  await aTyre(shop, admin, brand);
  await save(shop, admin, [{ name: 'Audited', brandId: brand.id, marginPercent: 26, ending: 'PENNY' }]);
}

async function aCheckedRun(where: Changed): Promise<{ id: number }> {
  await rulesToRun(where);
  const { id } = await checked(where.shop, where.admin);
  return { id };
}

export const audited: AuditedChanges = {
  savePriceRules: async ({ shop, admin }) => ({
    input: { revision: (await rulesNow(shop, admin)).revision, keepsInStep: false, rules: [THE_REST] },
  }),
  startPriceRun: async (where) => {
    await rulesToRun(where);
    return { reason: 'Audited' };
  },
  applyPriceRun: aCheckedRun,
  cancelPriceRun: aCheckedRun,
  undoPriceRun: async (where) => {
    await rulesToRun(where);
    const { id } = await applied(where.shop, where.admin);
    return { id };
  },
};
