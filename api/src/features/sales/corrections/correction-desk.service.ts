import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { listedPage } from '../../../platform/lists/listed-page.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { keptText } from '../../../platform/text/typed-text.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { AuditService, type AuditFigures } from '../../operations/audit/index.ts';
import { Vehicle } from '../../shop/vehicles/index.ts';
import { sizesOf } from './correction-proposals.service.ts';
import { FitmentCorrection, type FitmentCorrectionState } from './fitment-correction.entity.ts';
import type {
  AssignFitmentCorrectionInput,
  DismissFitmentCorrectionInput,
} from './fitment-correction.inputs.ts';
import {
  FitmentCorrectionPage,
  refused,
  type HandleFitmentCorrectionResult,
} from './fitment-correction.results.ts';

type Answer = typeof HandleFitmentCorrectionResult;
type Read = Pick<DismissFitmentCorrectionInput, 'id' | 'revision'>;

const FROM = 'from fitment_corrections c where c.state = $1';
const MOST_RETURNED = `(select count(*) from fitment_correction_returns r where r.correction_id = c.id) desc,
  c.updated_at desc, c.id`;
const MOVE = 'update fitment_correction_returns set correction_id = ? where correction_id = ?';

/** Staff's work on proposed corrections. Approving one is saving its vehicle without the size. */
export class CorrectionDesk extends Service {
  readonly #audit = this.services.get(AuditService);

  /** One page of the corrections in a state, most returns first. */
  async page(state: FitmentCorrectionState, paging: Paging): Promise<FitmentCorrectionPage> {
    const { orm, sql } = this.platform;
    const listing = { from: FROM, id: 'c.id', order: MOST_RETURNED, values: [state] };
    const page = await listedPage(sql, listing, paging, (ids) =>
      orm.em.fork().find(FitmentCorrection, { id: { $in: ids } }),
    );
    return result(FitmentCorrectionPage, page);
  }

  /** Leaves the vehicle as it is. */
  dismiss(viewer: Viewer, { note, ...read }: DismissFitmentCorrectionInput): Promise<Answer> {
    return this.#decide(read, async (em, correction) => {
      this.#change(correction, { state: 'DISMISSED', note: keptText(note) });
      // The log is permanent, so it doesn't hold the note, which may speak of a customer.
      this.#record(em, viewer, correction, 'dismissed');
      return correction;
    });
  }

  /**
   * Names the vehicle of a correction. If one already waits for the same vehicle and size, its returns are added to
   * that one, which is the answer.
   */
  assign(viewer: Viewer, { vehicleId, ...read }: AssignFitmentCorrectionInput): Promise<Answer> {
    return this.#decide(read, async (em, correction) => {
      const { size } = correction;
      // Held against a return or a colleague that makes a correction of the same vehicle and size meanwhile.
      const vehicle = await em.findOne(Vehicle, { id: vehicleId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!vehicle) return refused('This vehicle has been deleted.');
      const sizes = sizesOf(vehicle);
      if (!sizes.includes(size))
        return refused(
          `The ${vehicle.make} ${vehicle.model} has ${sizes.join(' and ')}, not ${size}. Choose one that has it.`,
        );
      const other = await em.findOne(
        FitmentCorrection,
        { vehicleId, size, state: 'WAITING', id: { $ne: correction.id } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      this.#record(em, viewer, correction, 'vehicle named', { vehicle: vehicleId });
      if (!other) return this.#change(correction, { vehicleId });
      await em.execute(MOVE, [other.id, correction.id]);
      em.remove(correction);
      return this.#change(other, {});
    });
  }

  async #decide(
    { id, revision }: Read,
    decide: (em: EntityManager, correction: FitmentCorrection) => Promise<Answer>,
  ): Promise<Answer> {
    if (!isUuid(id)) return refused('This correction doesn’t exist.');
    return this.platform.orm.em.fork().transactional(async (em): Promise<Answer> => {
      const correction = await em.findOne(
        FitmentCorrection,
        { id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!correction) return refused('This correction doesn’t exist.');
      if (correction.state !== 'WAITING') return refused('This correction has already been decided.');
      if (correction.revision !== revision) return StaleWrite.at(correction.revision);
      return decide(em, correction);
    });
  }

  #change(
    correction: FitmentCorrection,
    changes: Partial<Pick<FitmentCorrection, 'state' | 'note' | 'vehicleId'>>,
  ): FitmentCorrection {
    const { revision } = correction;
    return Object.assign(correction, { ...changes, revision: revision + 1, updatedAt: this.platform.now() });
  }

  #record(
    em: EntityManager,
    actor: Viewer,
    { id, size }: FitmentCorrection,
    action: string,
    after: AuditFigures = {},
  ): void {
    this.#audit.record(em, {
      actor,
      subject: 'fitment correction',
      subjectId: id,
      action,
      before: {},
      after: { size, ...after },
    });
  }
}
