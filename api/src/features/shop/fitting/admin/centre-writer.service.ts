import type { EntityManager } from '@mikro-orm/postgresql';
import { postcodeDistrict } from '@treadline/schema/trade/places/postcode';
import { milesBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService, type Actor, type AuditFigures } from '../../../operations/audit/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { PlaceService } from '../place.service.ts';
import { affectedBy } from './affected-bookings.ts';
import { centreFigures } from './centre-audit.ts';
import { lockCentres, storeCentres, type PlacedCentre, type StoredCentre } from './centre-record.ts';
import { ukPostcode, type FittingCentreFields, type UpdateFittingCentreInput } from './centre.inputs.ts';
import { FittingCentreSaved, FittingPlaceNotFound } from './centre.results.ts';
import { AdminCentreService } from './centre.service.ts';

const NOT_SAVED = 'We couldn’t save the centre';
const RENAME = 'update fitting_centres set slug = ? where slug = ?';

/** The base town, and the middles of the districts of the centres in one write. */
interface Places {
  readonly base: Coordinates | null;
  readonly districts: ReadonlyMap<string, Coordinates>;
}

/** Creates and changes fitting centres. */
export class CentreWriter extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #settings = this.services.get(SettingsService);
  readonly #places = this.services.get(PlaceService);
  readonly #centres = this.services.get(AdminCentreService);

  async create(viewer: Viewer, fields: FittingCentreFields): Promise<FittingCentreSaved | InvalidInput> {
    const [placed] = await this.place([fields]);
    if (!placed || 'message' in placed) return invalid(placed);
    return this.#write(async (em) => {
      const [other] = await lockCentres(em, [placed.slug]);
      if (other) return slugTaken();
      await this.store(em, viewer, [{ before: null, after: placed }]);
      return this.#saved(em, placed);
    });
  }

  async update(
    viewer: Viewer,
    { current, revision, ...fields }: UpdateFittingCentreInput,
  ): Promise<FittingCentreSaved | InvalidInput | FittingPlaceNotFound | StaleWrite> {
    const [placed] = await this.place([fields]);
    if (!placed || 'message' in placed) return invalid(placed);
    return this.#write(async (em) => {
      const stored = await lockCentres(em, [current, placed.slug]);
      const before = stored.find(({ slug }) => slug === current);
      if (!before) return result(FittingPlaceNotFound, { message: 'This centre no longer exists.' });
      if (before.revision !== revision) return StaleWrite.at(before.revision);
      if (placed.slug !== current && stored.some(({ slug }) => slug === placed.slug)) return slugTaken();
      // Bookings, closures and the rest follow the new name by the keys of the database.
      if (placed.slug !== current) await em.execute(RENAME, [placed.slug, current]);
      await this.store(em, viewer, [{ before, after: placed }]);
      return this.#saved(em, placed);
    });
  }

  /** Stores centres and records each change with its notes, in the transaction of `em`. */
  async store(
    em: EntityManager,
    actor: Actor,
    changes: readonly { readonly before: StoredCentre | null; readonly after: PlacedCentre }[],
    notes: AuditFigures = {},
  ): Promise<void> {
    await storeCentres(
      em,
      changes.map(({ after }) => after),
      this.platform.now(),
    );
    for (const { before, after } of changes)
      this.#audit.record(em, {
        actor,
        subject: 'fitting centre',
        subjectId: after.slug,
        action: before ? 'changed' : 'created',
        before: before ? centreFigures(before) : {},
        after: { ...centreFigures(after), ...notes },
      });
  }

  /** Records that a centre was deleted, in the transaction of `em`. */
  recordDeletion(em: EntityManager, actor: Actor, centre: StoredCentre, after: AuditFigures): void {
    this.#audit.record(em, {
      actor,
      subject: 'fitting centre',
      subjectId: centre.slug,
      action: 'deleted',
      before: centreFigures(centre),
      after,
    });
  }

  /**
   * Completes what was entered about centres: slugs, postcodes as they're written, and distances from the base town.
   * @returns for each, the centre, or the field that can't be completed.
   */
  async place(centres: readonly FittingCentreFields[]): Promise<(PlacedCentre | FieldError)[]> {
    const { baseTown } = await this.#settings.read();
    const named = centres.map(({ postcode }) => postcodeDistrict(postcode) ?? '');
    const [base, districts] = await Promise.all([this.#places.find(baseTown), this.#places.districts(named)]);
    return centres.map((centre) => placedCentre(centre, { base, districts }));
  }

  async #saved(em: EntityManager, { slug, ...offer }: PlacedCentre): Promise<FittingCentreSaved> {
    const place = { centreSlug: slug, vanId: null };
    const affectedBookings = await affectedBy(em, place, offer, this.platform.now());
    const centre = await this.#centres.findIn(em, slug);
    if (!centre) throw new Error(`The centre ${slug} wasn’t stored.`);
    return result(FittingCentreSaved, { centre, affectedBookings });
  }

  #write<Answer extends object>(work: (em: EntityManager) => Promise<Answer>): Promise<Answer> {
    const isWritten = (answer: Answer): boolean => answer instanceof FittingCentreSaved;
    return writeData(this.platform, { dataset: 'content', work, isWritten });
  }
}

const invalid = (fault: FieldError | undefined): InvalidInput =>
  InvalidInput.of(fault?.message ?? NOT_SAVED, fault ? [fault] : []);

const slugTaken = (): InvalidInput =>
  invalid({ path: 'slug', message: 'Another centre already has this slug' });

function placedCentre(
  { position, email, slug, closedFrom, ...centre }: FittingCentreFields,
  { base, districts }: Places,
): PlacedCentre | FieldError {
  const postcode = ukPostcode(centre.postcode);
  const district = postcodeDistrict(centre.postcode) ?? '';
  const at = position ?? districts.get(district);
  if (!postcode || !at)
    return { path: 'position', message: `We don’t know where ${district} is. Please give its position` };
  return {
    ...centre,
    postcode,
    district,
    slug: slug.trim() || slugOf(centre.name),
    email: email.trim() || null,
    closedFrom: closedFrom ?? null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    distanceMiles: base ? Math.round(milesBetween(base, at) * 10) / 10 : 0,
  };
}
