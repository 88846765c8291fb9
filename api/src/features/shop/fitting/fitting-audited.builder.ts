import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import { importDecisions } from '../../../../test/fixtures/imports/imports.ts';
import { aCentreInput, aSlug, aVanInput, change } from './admin/fitting-admin.builder.ts';

const days = { firstDay: '2026-12-24', lastDay: '2026-12-31', reason: 'Winter holidays' };

const CENTRE = 'larkwimple-tyre-bay';
let bays = 5;

async function aMadeCentre({ shop, admin }: Changed): Promise<string> {
  const { centre } = await change(shop, admin, 'createFittingCentre', aCentreInput({ slug: aSlug() }));
  return centre.slug;
}

export const audited: AuditedChanges = {
  createFittingCentre: () => ({ input: aCentreInput({ slug: aSlug() }) }),
  updateFittingCentre: async (where) => {
    const current = await aMadeCentre(where);
    return { input: aCentreInput({ current, slug: current, revision: 1, bays: 5 }) };
  },
  createFittingVan: () => ({ input: aVanInput() }),
  updateFittingVan: async ({ shop, admin }) => {
    const { van } = await change(shop, admin, 'createFittingVan', aVanInput());
    return { input: aVanInput({ id: van.id, revision: 1, maxRim: 20 }) };
  },
  createFittingClosure: async (where) => ({ input: { centre: await aMadeCentre(where), ...days } }),
  deleteFittingClosure: async ({ shop, admin }) => {
    const { closure } = await change(shop, admin, 'createFittingClosure', days);
    return { id: closure.id };
  },
  ...importDecisions(
    'fittingCentre',
    '/api/fitting-centres/bulk',
    () => `slug,bays\n${CENTRE},${(bays += 1)}\n`,
    ['slug', 'bays'],
  ),
};
