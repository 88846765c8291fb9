import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';

/** A waiting correction that no return named a vehicle for. */
async function aCorrection({ shop }: Changed, size: string): Promise<object> {
  const [read] = await shop.rows(
    `insert into fitment_corrections (id, size, state, created_at, updated_at)
      values (gen_random_uuid(), $1, 'WAITING', now(), now()) returning id, revision`,
    [size],
  );
  return read ?? {};
}

export const audited: AuditedChanges = {
  dismissFitmentCorrection: async (where) => ({
    input: { ...(await aCorrection(where, '205/55 R16')), note: 'They had other wheels.' },
  }),
  assignFitmentCorrection: async (where) => {
    const [vehicle] = await where.shop.rows<{ id: number; size: string }>(
      'select id, front_size as size from vehicles order by id desc limit 1',
    );
    return { input: { ...(await aCorrection(where, vehicle?.size ?? '')), vehicleId: vehicle?.id } };
  },
};
