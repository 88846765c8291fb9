import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';

const VIEW = { list: 'orders', name: 'Express', query: 'method=EXPRESS' };

export const audited: AuditedChanges = {
  saveView: () => ({ input: VIEW }),
  deleteSavedView: async ({ shop, admin }) => {
    const [view] = await shop.rows<{ id: number }>(
      "insert into saved_views (user_id, list, name, query) values ($1, 'orders', 'Late', 'late=1') returning id",
      [admin.id],
    );
    return { id: view?.id };
  },
};
