import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { FittingClosure } from '../fitting-closure.entity.ts';
import { affectedByClosure } from './affected-bookings.ts';
import { FittingPlaceNotFound } from './centre.results.ts';
import type { CreateFittingClosureInput } from './closure.inputs.ts';
import { FittingClosureDeleted, FittingClosureSaved, type AdminFittingClosure } from './closure.results.ts';

const CLOSURES = `
  select f.id, f.centre_slug as centre, f.van_id as van, coalesce(c.name, v.name) as place,
    f.first_day as "firstDay", f.last_day as "lastDay", f.reason
  from fitting_closures f
    left join fitting_centres c on c.slug = f.centre_slug
    left join fitting_vans v on v.id = f.van_id`;
/** The name of a centre or van, with the parameters twice. */
const PLACE =
  'select name from fitting_centres where slug = ? union all select name from fitting_vans where id = ?';

const figures = ({ centreSlug, vanId, firstDay, lastDay, reason }: FittingClosure) => ({
  centre: centreSlug,
  van: vanId,
  firstDay,
  lastDay,
  reason,
});

/** Days on which centres and vans don't work, for staff. */
export class ClosureService extends Service {
  readonly #audit = this.services.get(AuditService);

  /** The closures that aren't over, by day. */
  upcoming(): Promise<AdminFittingClosure[]> {
    const { day } = inLondon(this.platform.now());
    return this.platform.sql.rows<AdminFittingClosure>(
      `${CLOSURES} where f.last_day >= $1::date order by f.first_day, f.id`,
      [day],
    );
  }

  create(
    viewer: Viewer,
    { centre, van, firstDay, lastDay, reason }: CreateFittingClosureInput,
  ): Promise<FittingClosureSaved | FittingPlaceNotFound> {
    const centreSlug = centre ?? null;
    const vanId = van ?? null;
    return this.#write(async (em) => {
      const [named] = await em.execute<{ name: string }[]>(PLACE, [centreSlug, vanId]);
      if (!named && (centreSlug !== null || vanId !== null))
        return result(FittingPlaceNotFound, { message: 'This centre or van no longer exists.' });
      const closure = em.create(FittingClosure, { centreSlug, vanId, firstDay, lastDay, reason });
      await em.flush();
      this.#record(em, viewer, closure, 'created');
      return result(FittingClosureSaved, {
        closure: { ...closure, centre: centreSlug, van: vanId, place: named?.name ?? null },
        affectedBookings: await affectedByClosure(em, { centreSlug, vanId }, closure, this.platform.now()),
      });
    });
  }

  delete(viewer: Viewer, id: number): Promise<FittingClosureDeleted | FittingPlaceNotFound> {
    return this.#write(async (em) => {
      const closure = await em.findOne(FittingClosure, { id });
      if (!closure) return result(FittingPlaceNotFound, { message: 'These days have already been removed.' });
      em.remove(closure);
      this.#record(em, viewer, closure, 'deleted');
      return result(FittingClosureDeleted, { id });
    });
  }

  #record(em: EntityManager, actor: Viewer, closure: FittingClosure, action: 'created' | 'deleted'): void {
    this.#audit.record(em, {
      actor,
      subject: 'fitting closure',
      subjectId: String(closure.id),
      action,
      before: action === 'deleted' ? figures(closure) : {},
      after: action === 'created' ? figures(closure) : {},
    });
  }

  #write<Answer extends object>(work: (em: EntityManager) => Promise<Answer>): Promise<Answer> {
    const isWritten = (answer: Answer): boolean => !(answer instanceof FittingPlaceNotFound);
    return writeData(this.platform, { dataset: 'content', work, isWritten });
  }
}
