import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService, type Actor, type AuditFigures } from '../../../operations/audit/index.ts';
import { Brand } from '../record/brand.entity.ts';
import { Model } from '../record/model.entity.ts';
import { Product } from '../record/product.entity.ts';
import { GivenPictures } from '../writing/given-pictures.service.ts';
import { ProductAnnouncements } from '../writing/product-announcement.service.ts';
import { freeModelSlug, moveModel } from './model-addresses.ts';
import { auditedModel, changedFigures, figuresOf, freshFigures, lookOf, modelSku } from './model-figures.ts';
import { MODEL_REFUSAL, type UpdateModelInput, type CreateModelInput } from './model-write.inputs.ts';
import { ModelNotFound, ModelDeleted } from './model-write.results.ts';
import { followModels } from './tyre-renaming.ts';

const refused = (path: string, message: string): InvalidInput =>
  InvalidInput.of(MODEL_REFUSAL.message, [{ path, message }]);
const noSuchBrand = (): InvalidInput => refused('brand', 'This brand doesn’t exist');
const slugTaken = (): InvalidInput => refused('slug', 'Another model already has this address');
const notFound = (): ModelNotFound => result(ModelNotFound, { message: 'Model not found' });

/** Creates, updates, deletes and restores models. */
export class ModelWriter extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #announcements = this.services.get(ProductAnnouncements);
  readonly #pictures = this.services.get(GivenPictures);

  /**
   * Creates a model without sizes.
   * @returns its id, or why it was refused.
   */
  async create(viewer: Viewer, input: CreateModelInput): Promise<number | InvalidInput> {
    const pictures = await this.#pictures.of(input.images ?? [], MODEL_REFUSAL);
    if (pictures instanceof InvalidInput) return pictures;
    return this.#writeUnique<number | InvalidInput>((em) => this.createIn(em, viewer, input, pictures));
  }

  /**
   * The same in the transaction of `em`, which tells the caches of it.
   * @param pictures the names of its stored pictures; those of the input are ignored.
   */
  async createIn(
    em: EntityManager,
    actor: Actor,
    input: CreateModelInput,
    pictures: string[] = [],
  ): Promise<number | InvalidInput> {
    const brand = await em.findOne(Brand, { slug: input.brand.trim() });
    if (!brand) return noSuchBrand();
    const now = this.platform.now();
    const figures = freshFigures(input, brand);
    const slug = await freeModelSlug(em, figures.slug, brand.name, figures.name);
    if (slug === null) return slugTaken();
    const model = em.create(Model, {
      ...figures,
      slug,
      sku: figures.sku || modelSku(brand, slug),
      rating: null,
      reviewCount: 0,
      recommendPercent: null,
      ratingDistribution: [],
      pictures,
      pictureName: null,
      revision: 1,
      updatedAt: now,
      deletedAt: null,
    });
    await em.flush();
    this.#record(em, actor, model, 'made', {}, auditedModel(model));
    return model.id;
  }

  /**
   * Updates a model and its tyres with it. Absent fields stay unchanged.
   * @returns its id, or why the update was refused.
   */
  async change(
    viewer: Viewer,
    input: UpdateModelInput,
  ): Promise<number | InvalidInput | ModelNotFound | StaleWrite> {
    const pictures = input.images && (await this.#pictures.of(input.images, MODEL_REFUSAL));
    if (pictures instanceof InvalidInput) return pictures;
    return this.#writeUnique<number | InvalidInput | ModelNotFound | StaleWrite>(async (em) => {
      const model = await this.#locked(em, input.id, null);
      if (!model) return notFound();
      if (model.revision !== input.revision) return StaleWrite.at(model.revision);
      const old = await em.findOneOrFail(Brand, model.brandId);
      const brand = input.brand ? await em.findOne(Brand, { slug: input.brand.trim() }) : old;
      if (!brand) return noSuchBrand();
      const now = this.platform.now();
      const before = { ...auditedModel(model), look: lookOf(model, old.name) };
      const parentage = { name: model.name, category: model.category, season: model.season, brand: old };
      const { slug, ...figures } = changedFigures(figuresOf(model), input, brand);
      if (!(await moveModel(em, model, slug))) return slugTaken();
      const look = lookOf({ ...figures, slug }, brand.name);
      Object.assign(model, figures, { revision: model.revision + 1, updatedAt: now });
      if (pictures) model.pictures = pictures;
      if (look !== before.look) model.pictureName = `${slug}-${look}`;
      const renaming = { modelId: model.id, before: parentage, after: { ...figures, brand } };
      await followModels(em, [renaming], now, (tyre) => this.#announcements.changed(em, tyre, 'UPDATED'));
      this.#record(em, viewer, model, 'changed', before, { ...auditedModel(model), look });
      return model.id;
    });
  }

  /** Deletes a model and its sizes. The rows stay, because orders and reviews refer to them. */
  remove(viewer: Viewer, id: number, revision: number): Promise<ModelDeleted | ModelNotFound | StaleWrite> {
    return this.#write<ModelDeleted | ModelNotFound | StaleWrite>(async (em) => {
      const model = await this.#locked(em, id, null);
      if (!model) return notFound();
      if (model.revision !== revision) return StaleWrite.at(model.revision);
      const now = this.platform.now();
      const tyres = await this.#withdraw(em, viewer, model, null, now);
      return result(ModelDeleted, { id, revision: model.revision, withdrawnSizes: tyres });
    });
  }

  /**
   * Deletes those of the models that have no tyres and weren't edited since they were added, in the transaction of
   * `em`, which tells the caches of it.
   */
  async removeUnusedIn(em: EntityManager, actor: Actor, ids: ReadonlySet<number>): Promise<void> {
    if (ids.size === 0) return;
    await em.flush();
    const models = await em.find(
      Model,
      { id: { $in: [...ids] }, deletedAt: null, revision: 1 },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const tyres = await em.find(
      Product,
      { modelId: { $in: [...ids] }, deletedAt: null },
      { fields: ['modelId'] },
    );
    const used = new Set(tyres.map(({ modelId }) => modelId));
    for (const model of models)
      if (!used.has(model.id)) await this.#withdraw(em, actor, model, null, this.platform.now());
  }

  /**
   * Restores a deleted model, together with the sizes that were deleted with it.
   * @returns its id, or ModelNotFound if no deleted model has it.
   */
  restore(viewer: Viewer, id: number): Promise<number | ModelNotFound> {
    return this.#write<number | ModelNotFound>(async (em) => {
      const model = await this.#locked(em, id, { $ne: null });
      if (!model) return notFound();
      await this.#withdraw(em, viewer, model, model.deletedAt, null);
      return id;
    });
  }

  /** Changes the time of deletion of a model and of its tyres deleted at the same time; null means not deleted. */
  async #withdraw(
    em: EntityManager,
    actor: Actor,
    model: Model,
    from: Date | null,
    to: Date | null,
  ): Promise<number> {
    const updatedAt = this.platform.now();
    const tyres = await em.find(
      Product,
      { modelId: model.id, deletedAt: from },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    for (const each of [model, ...tyres])
      Object.assign(each, { deletedAt: to, updatedAt, revision: each.revision + 1 });
    const [before, after] = [{ deleted: to === null }, { deleted: to !== null }];
    const action = to === null ? 'restored' : 'deleted';
    this.#record(em, actor, model, action, before, { ...after, sizes: tyres.length });
    for (const tyre of tyres) {
      this.#audit.record(em, {
        actor,
        subject: 'product',
        subjectId: String(tyre.id),
        action,
        before,
        after,
      });
      await this.#announcements.changed(em, tyre, to === null ? 'CREATED' : 'DELETED');
    }
    return tyres.length;
  }

  #locked(em: EntityManager, id: number, deletedAt: null | { $ne: null }): Promise<Model | null> {
    return em.findOne(Model, { id, deletedAt }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  #record(
    em: EntityManager,
    actor: Actor,
    model: Model,
    action: string,
    before: AuditFigures,
    after: AuditFigures,
  ): void {
    this.#audit.record(em, { actor, subject: 'model', subjectId: String(model.id), action, before, after });
  }

  /** Runs a write, and tells every process. */
  #write<Answer extends object | number>(work: (em: EntityManager) => Promise<Answer>): Promise<Answer> {
    return writeData(this.platform, {
      dataset: 'catalogue',
      work,
      isWritten: (written) => typeof written === 'number' || written instanceof ModelDeleted,
    });
  }

  /** The same, for writes whose slug could be taken in the meantime. */
  async #writeUnique<Answer extends object | number>(
    work: (em: EntityManager) => Promise<Answer>,
  ): Promise<Answer | InvalidInput> {
    try {
      return await this.#write(work);
    } catch (error) {
      if (violatedConstraint(error) === 'models_slug_key') return slugTaken();
      throw error;
    }
  }
}
