import type { AuditedChanges } from '../../../test/audited-change.ts';

export const audited: AuditedChanges = {
  createProduct: async ({ shop }) => {
    const [model] = await shop.rows<{ slug: string }>('select slug from models order by id limit 1');
    return {
      input: {
        sku: 'TL-AUDITED-1',
        model: model?.slug,
        size: '205/55 R16',
        loadIndex: 91,
        speedRating: 'V',
        listPrice: 8_999,
      },
    };
  },
  changeProduct: () => ({ input: { id: 5_000, mailOrderPrice: 12_345 } }),
  removeProduct: () => ({ id: 5_001 }),
};
