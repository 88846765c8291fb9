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
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { Brand, UNKNOWN_YEAR } from '../record/brand.entity.ts';
import { Model } from '../record/model.entity.ts';
import { BRAND_REFUSAL, type UpdateBrandInput, type CreateBrandInput } from './brand-write.inputs.ts';
import { lookOf } from './model-figures.ts';
import { BrandInUse, BrandNotFound, BrandDeleted } from './model-write.results.ts';
import { followModels } from './tyre-renaming.ts';

const notFound = (): BrandNotFound => result(BrandNotFound, { message: 'Brand not found' });
/** A name that differs only in accents or signs has the same address, so it is the same name. */
const nameTaken = (): InvalidInput =>
  InvalidInput.of(BRAND_REFUSAL.message, [
    { path: 'name', message: 'There is a brand of this name already' },
  ]);
const UNIQUE: ReadonlySet<string> = new Set(['brands_name_key', 'brands_slug_key']);

const auditSnapshot = ({ slug, name, tier, country, foundedYear, description }: Brand): AuditFigures => ({
  slug,
  name,
  tier,
  country,
  foundedYear,
  description,
});

/** Creates, changes and removes brands. */
export class BrandWriter extends Service {
  readonly #audit = this.services.get(AuditService);

  /**
   * Creates a brand without models.
   * @returns its id, or why it was not created.
   */
  create(viewer: Viewer, input: CreateBrandInput): Promise<number | InvalidInput> {
    return this.#writeUnique<never>(async (em) => {
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
      this.#record(em, viewer, brand.id, 'made', {}, auditSnapshot(brand));
      return brand.id;
    });
  }

  /**
   * Changes a brand. A new name goes into the names and pictures of its tyres, and into no address.
   * @returns its id, or why it was not changed.
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

  /** Removes a brand that has no models. */
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

  /** Gives the models of a brand, and their tyres, its new name. */
  async #rename(em: EntityManager, old: Brand, brand: Brand): Promise<void> {
    const models = await em.find(Model, { brandId: brand.id }, { orderBy: { id: 'asc' } });
    for (const model of models) model.pictureName = `${model.slug}-${lookOf(model, brand.name)}`;
    const renamings = models.map(({ id, name, category, season }) => ({
      modelId: id,
      before: { name, category, season, brand: old },
      after: { name, category, season, brand },
    }));
    // Integrators are not told of each tyre: thousands of events would hold up this and every later one.
    await followModels(em, renamings, brand.updatedAt);
  }

  #locked(em: EntityManager, id: number): Promise<Brand | null> {
    return em.findOne(Brand, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  #record(
    em: EntityManager,
    actor: Viewer,
    id: number,
    action: string,
    before: AuditFigures,
    after: AuditFigures,
  ): void {
    this.#audit.record(em, { actor, subject: 'brand', subjectId: String(id), action, before, after });
  }

  /** Runs a write of unique values. Every process hears of it. */
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
  const what = models === removed ? `${count}, removed but kept for past orders` : count;
  return `${name} has ${what}. A brand goes only when no model belongs to it.`;
}
