import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { keptText, keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import { AuditService, type Actor, type AuditFigures } from '../../../operations/audit/index.ts';
import { Brand, UNKNOWN_YEAR } from '../record/brand.entity.ts';
import { Model } from '../record/model.entity.ts';
import { BRAND_REFUSAL, type UpdateBrandInput, type CreateBrandInput } from './brand-write.inputs.ts';
import { lookOf } from './model-figures.ts';
import { BrandInUse, BrandNotFound, BrandDeleted } from './model-write.results.ts';
import { followModels } from './tyre-renaming.ts';

const notFound = (): BrandNotFound => result(BrandNotFound, { message: 'Brand not found' });
/** A name that differs only in accents or symbols gives the same slug, so it counts as the same. */
const nameTaken = (): InvalidInput =>
  InvalidInput.of(BRAND_REFUSAL.message, [{ path: 'name', message: 'Another brand already has this name' }]);
const UNIQUE: ReadonlySet<string> = new Set(['brands_name_key', 'brands_slug_key']);

const auditSnapshot = ({ slug, name, tier, country, foundedYear, description }: Brand): AuditFigures => ({
  slug,
  name,
  tier,
  country,
  foundedYear,
  description,
});

/** Creates, updates and deletes brands. */
export class BrandWriter extends Service {
  readonly #audit = this.services.get(AuditService);

  /**
   * Creates a brand without models.
   * @returns its id, or why it was refused.
   */
  create(viewer: Viewer, input: CreateBrandInput): Promise<number | InvalidInput> {
    return this.#writeUnique<never>((em) => this.createIn(em, viewer, input));
  }

  /** The same in the transaction of `em`, which tells the caches of it. A name that's taken fails as a constraint. */
  async createIn(em: EntityManager, actor: Actor, input: CreateBrandInput): Promise<number> {
    const name = keptText(input.name);
    const brand = em.create(Brand, {
      slug: slugOf(name) || 'brand',
      name,
      tier: input.tier,
      country: keptText(input.country ?? ''),
      foundedYear: input.foundedYear ?? UNKNOWN_YEAR,
      description: keptText(input.description ?? ''),
      revision: 1,
      updatedAt: this.platform.now(),
    });
    await em.flush();
    this.#record(em, actor, brand.id, 'made', {}, auditSnapshot(brand));
    return brand.id;
  }

  /**
   * Updates a brand. A new name changes the names and pictures of its tyres, but no addresses.
   * @returns its id, or why the update was refused.
   */
  change(
    viewer: Viewer,
    input: UpdateBrandInput,
  ): Promise<number | InvalidInput | BrandNotFound | StaleWrite> {
    return this.#writeUnique<BrandNotFound | StaleWrite>(async (em) => {
      const brand = await this.#locked(em, input.id);
      if (!brand) return notFound();
      if (brand.revision !== input.revision) return StaleWrite.at(brand.revision);
      const old = { ...brand };
      Object.assign(brand, {
        name: keptTextOrNull(input.name) ?? old.name,
        tier: input.tier ?? old.tier,
        country: input.country === undefined ? old.country : keptText(input.country ?? ''),
        foundedYear: input.foundedYear === undefined ? old.foundedYear : (input.foundedYear ?? UNKNOWN_YEAR),
        description: keptText(input.description ?? old.description),
        revision: old.revision + 1,
        updatedAt: this.platform.now(),
      });
      if (old.name !== brand.name) await this.#rename(em, old, brand);
      this.#record(em, viewer, brand.id, 'changed', auditSnapshot(old), auditSnapshot(brand));
      return brand.id;
    });
  }

  /** Deletes a brand that has no models. */
  async remove(
    viewer: Viewer,
    id: number,
    revision: number,
  ): Promise<BrandDeleted | BrandNotFound | BrandInUse | StaleWrite> {
    const work = async (
      em: EntityManager,
    ): Promise<BrandDeleted | BrandNotFound | BrandInUse | StaleWrite> => {
      const brand = await this.#locked(em, id);
      if (!brand) return notFound();
      if (brand.revision !== revision) return StaleWrite.at(brand.revision);
      const [models, removed] = await Promise.all([
        em.count(Model, { brandId: id }),
        em.count(Model, { brandId: id, deletedAt: { $ne: null } }),
      ]);
      if (models > 0)
        return result(BrandInUse, { modelCount: models, message: inUse(brand, models, removed) });
      em.remove(brand);
      this.#record(em, viewer, id, 'deleted', auditSnapshot(brand), {});
      return result(BrandDeleted, { id });
    };
    const isWritten = (answer: object): boolean => answer instanceof BrandDeleted;
    return writeData(this.platform, { dataset: 'catalogue', work, isWritten });
  }

  /** Changes the brand's name in its models' pictures and its tyres' names. */
  async #rename(em: EntityManager, old: Brand, brand: Brand): Promise<void> {
    const models = await em.find(Model, { brandId: brand.id }, { orderBy: { id: 'asc' } });
    for (const model of models) model.pictureName = `${model.slug}-${lookOf(model, brand.name)}`;
    const renamings = models.map(({ id, name, category, season }) => ({
      modelId: id,
      before: { name, category, season, brand: old },
      after: { name, category, season, brand },
    }));
    // No events for single tyres: thousands of them would delay this write and later events.
    await followModels(em, renamings, brand.updatedAt);
  }

  #locked(em: EntityManager, id: number): Promise<Brand | null> {
    return em.findOne(Brand, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  #record(
    em: EntityManager,
    actor: Actor,
    id: number,
    action: string,
    before: AuditFigures,
    after: AuditFigures,
  ): void {
    this.#audit.record(em, { actor, subject: 'brand', subjectId: String(id), action, before, after });
  }

  /** Runs a write of unique values, and tells every process. */
  async #writeUnique<Refused extends BrandNotFound | StaleWrite>(
    work: (em: EntityManager) => Promise<number | Refused>,
  ): Promise<number | InvalidInput | Refused> {
    try {
      const isWritten = (answer: number | Refused): boolean => typeof answer === 'number';
      return await writeData(this.platform, { dataset: 'catalogue', work, isWritten });
    } catch (error) {
      if (UNIQUE.has(violatedConstraint(error) ?? '')) return nameTaken();
      throw error;
    }
  }
}

function inUse({ name }: Brand, models: number, removed: number): string {
  const count = models === 1 ? 'one model' : `${models} models`;
  const what = models === removed ? `${count}, deleted but kept for past orders` : count;
  return `${name} has ${what}. A brand can only be deleted once it has no models.`;
}
