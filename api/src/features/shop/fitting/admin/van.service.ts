import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { FittingVan } from '../fitting-van.entity.ts';
import { affectedBy, UPCOMING } from './affected-bookings.ts';
import { hoursText } from './centre-audit.ts';
import { FittingPlaceNotFound } from './centre.results.ts';
import type { CreateFittingVanInput, UpdateFittingVanInput } from './van.inputs.ts';
import { FittingVanSaved, type AdminFittingVan } from './van.results.ts';

const VANS = `
  select v.id, v.name, v.latitude, v.longitude, v.services, v.min_rim as "minRim", v.max_rim as "maxRim",
    v.hours as week, v.closed_from as "closedFrom", v.is_sample as "isSample", v.revision,
    v.updated_at as "updatedAt",
    (select count(*)::int from fitting_bookings b where b.van_id = v.id and b.state in (${UPCOMING}))
      as "upcomingJobs"
  from fitting_vans v`;

const figures = ({
  name,
  latitude,
  longitude,
  services,
  minRim,
  maxRim,
  week,
  closedFrom,
}: FittingVan): AuditFigures => ({
  name,
  latitude,
  longitude,
  services: services.join(', '),
  minRim,
  maxRim,
  hours: hoursText(week),
  closedFrom,
});

const columnsOf = ({ position, closedFrom, ...van }: CreateFittingVanInput) => ({
  ...van,
  latitude: position.latitude,
  longitude: position.longitude,
  closedFrom: closedFrom ?? null,
});

/** The vans, for staff. */
export class VanService extends Service {
  readonly #audit = this.services.get(AuditService);

  /** All vans, closed ones included. */
  list(): Promise<AdminFittingVan[]> {
    return this.platform.sql.rows<AdminFittingVan>(`${VANS} order by v.name, v.id`);
  }

  create(viewer: Viewer, input: CreateFittingVanInput): Promise<FittingVanSaved> {
    return this.#write(async (em) => {
      const van = em.create(FittingVan, { ...columnsOf(input), updatedAt: this.platform.now() });
      await em.flush();
      this.#audit.record(em, {
        actor: viewer,
        subject: 'fitting van',
        subjectId: String(van.id),
        action: 'created',
        before: {},
        after: figures(van),
      });
      return this.#saved(em, van);
    });
  }

  update(
    viewer: Viewer,
    { id, revision, ...input }: UpdateFittingVanInput,
  ): Promise<FittingVanSaved | FittingPlaceNotFound | StaleWrite> {
    return this.#write(async (em) => {
      const van = await em.findOne(FittingVan, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!van) return result(FittingPlaceNotFound, { message: 'This van no longer exists.' });
      if (van.revision !== revision) return StaleWrite.at(van.revision);
      const before = figures(van);
      em.assign(van, { ...columnsOf(input), revision: revision + 1, updatedAt: this.platform.now() });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'fitting van',
        subjectId: String(id),
        action: 'changed',
        before,
        after: figures(van),
      });
      await em.flush();
      return this.#saved(em, van);
    });
  }

  async #saved(em: EntityManager, offer: FittingVan): Promise<FittingVanSaved> {
    const { id } = offer;
    const affectedBookings = await affectedBy(
      em,
      { centreSlug: null, vanId: id },
      offer,
      this.platform.now(),
    );
    const [van] = await em.execute<AdminFittingVan[]>(`${VANS} where v.id = ?`, [id]);
    if (!van) throw new Error(`The van ${id} wasn’t stored.`);
    return result(FittingVanSaved, { van, affectedBookings });
  }

  #write<Answer extends object>(work: (em: EntityManager) => Promise<Answer>): Promise<Answer> {
    const isWritten = (answer: Answer): boolean => answer instanceof FittingVanSaved;
    return writeData(this.platform, { dataset: 'content', work, isWritten });
  }
}
