import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import { importDecisions } from '../../../../test/fixtures/imports/imports.ts';

let pressure = 30;

const FIELDS = {
  make: 'Volkswagen',
  yearFrom: 2013,
  category: 'CAR',
  frontSize: '205/55 R16',
  minLoadIndex: 91,
  minSpeedRating: 'V',
};

async function aRow({ shop }: Changed): Promise<{ id: number | undefined; revision: number }> {
  const [row] = await shop.rows<{ id: number }>('select id from vehicles order by id desc limit 1');
  return { id: row?.id, revision: 1 };
}

export const audited: AuditedChanges = {
  createVehicle: () => ({ input: { ...FIELDS, model: 'Audited A' } }),
  updateVehicle: async (where) => ({ input: { ...FIELDS, model: 'Audited B', ...(await aRow(where)) } }),
  ...importDecisions('vehicle', '/api/vehicles/bulk', () => `id,psi\n7,${(pressure += 1)}\n`, [
    'id',
    'front_pressure_psi',
  ]),
  deleteMissedRegistration: async ({ shop }) => {
    await shop.rows("insert into missed_registrations (registration, last_at) values ('JB19ZZZ', now())");
    return { registration: 'JB19 ZZZ' };
  },
  deleteVehicle: async ({ shop }) => {
    const [row] = await shop.rows<{ id: number; revision: number }>(
      'select id, revision from vehicles order by id limit 1',
    );
    return row ?? {};
  },
};
