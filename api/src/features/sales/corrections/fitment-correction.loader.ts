import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import { Service } from '../../../platform/services/services.ts';
import { groupsOf, inOrderOf } from '../../../platform/text/in-order.ts';
import { VehicleDesk, type AdminVehicle } from '../../shop/vehicles/index.ts';
import { OrderReturn } from '../returns/index.ts';
import { FitmentCorrection } from './fitment-correction.entity.ts';

/** How many returns of a correction are shown. */
export const MOST_SHOWN_RETURNS = 5;

const COUNTS = `
  select correction_id as id, count(*) as count from fitment_correction_returns
  where correction_id = any($1::uuid[]) group by 1`;
const SIDEWALLS = `
  select distinct on (c.correction_id) c.correction_id as id, r.sidewall_size as size
  from fitment_correction_returns c join order_returns r on r.id = c.return_id
  where c.correction_id = any($1::uuid[]) and r.sidewall_size <> c.size
  group by 1, 2 order by 1, count(*) desc, max(r.requested_at) desc`;
const LATEST = `
  select id, correction_id as "correctionId" from (
    select r.id, c.correction_id, r.requested_at,
      row_number() over (partition by c.correction_id order by r.requested_at desc, r.id) as place
    from fitment_correction_returns c join order_returns r on r.id = c.return_id
    where c.correction_id = any($1::uuid[])) as latest
  where place <= ${MOST_SHOWN_RETURNS} order by requested_at desc, id`;

/** Batches the related rows of all corrections in one response. */
export class FitmentCorrectionLoader extends Service {
  readonly #desk = this.services.get(VehicleDesk);

  readonly vehicles = new AnswerLoader<number, AdminVehicle | null>((ids) => this.#desk.withIds(ids));

  /** The waiting corrections of vehicles, oldest first. */
  readonly ofVehicles = new AnswerLoader<number, FitmentCorrection[]>(async (ids) => {
    const waiting = await this.platform.orm.em
      .fork()
      .find(
        FitmentCorrection,
        { vehicleId: { $in: [...ids] }, state: 'WAITING' },
        { orderBy: { createdAt: 'asc', id: 'asc' } },
      );
    return groupsOf(ids, waiting, ({ vehicleId }) => vehicleId);
  });

  readonly counts = new AnswerLoader<string, number>(async (ids) => {
    const rows = await this.platform.sql.rows<{ id: string; count: number }>(COUNTS, [ids]);
    return inOrderOf(ids, rows, ({ id }) => id).map((row) => row?.count ?? 0);
  });

  /** The other size that most returns read on the old tyres. */
  readonly sidewalls = new AnswerLoader<string, string | null>(async (ids) => {
    const rows = await this.platform.sql.rows<{ id: string; size: string }>(SIDEWALLS, [ids]);
    return inOrderOf(ids, rows, ({ id }) => id).map((row) => row?.size ?? null);
  });

  /** The latest returns. */
  readonly returns = new AnswerLoader<string, OrderReturn[]>(async (ids) => {
    const { orm, sql } = this.platform;
    const latest = await sql.rows<{ id: string; correctionId: string }>(LATEST, [ids]);
    const found = await orm.em.fork().find(OrderReturn, { id: { $in: latest.map(({ id }) => id) } });
    const byId = new Map(found.map((ret) => [ret.id, ret]));
    return groupsOf(ids, latest, ({ correctionId }) => correctionId).map((rows) =>
      rows.flatMap(({ id }) => byId.get(id) ?? []),
    );
  });
}
