import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AdminModelService } from '../admin/admin-model.service.ts';
import type { AdminModel } from '../admin/admin-model.type.ts';
import { ModelSizeWriter } from './model-size-writer.service.ts';
import { SaveModelSizesInput } from './model-sizes.inputs.ts';
import { UpdateModelInput, CreateModelInput } from './model-write.inputs.ts';
import {
  UpdateModelResult,
  CreateModelResult,
  ModelSaved,
  ModelSizesSaved,
  DeleteModelResult,
  RestoreModelResult,
  SaveModelSizesResult,
} from './model-write.results.ts';
import { ModelWriter } from './model-writer.service.ts';

@Resolver()
export class ModelWriteResolver extends Service {
  readonly #models = this.services.get(AdminModelService);
  readonly #writer = this.services.get(ModelWriter);
  readonly #sizes = this.services.get(ModelSizeWriter);

  @Mutation(() => CreateModelResult, {
    description:
      'Adds a model without sizes; add those with saveModelSizes. Its pictures are available immediately.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async createModel(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateModelInput, { description: 'The new model.' })
    input: CreateModelInput,
  ): Promise<typeof CreateModelResult> {
    const made = await this.#writer.create(viewer, input);
    return typeof made === 'number' ? this.#saved(made) : made;
  }

  @Mutation(() => UpdateModelResult, {
    description: 'Updates a model; absent fields stay unchanged. Its tyres follow the change.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async updateModel(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateModelInput, { description: 'The values to change.' })
    input: UpdateModelInput,
  ): Promise<typeof UpdateModelResult> {
    const changed = await this.#writer.change(viewer, input);
    return typeof changed === 'number' ? this.#saved(changed) : changed;
  }

  @Mutation(() => DeleteModelResult, {
    description: 'Deletes a model and its sizes. Orders keep their copy; restoreModel restores everything.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  deleteModel(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `Model.id`.' }) id: number,
    @Arg('revision', () => Int, { description: 'The revision you read.' }) revision: number,
  ): Promise<typeof DeleteModelResult> {
    return this.#writer.remove(viewer, id, revision);
  }

  @Mutation(() => RestoreModelResult, {
    description: 'Restores a deleted model with the sizes that were deleted with it.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async restoreModel(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `Model.id`.' }) id: number,
  ): Promise<typeof RestoreModelResult> {
    const restored = await this.#writer.restore(viewer, id);
    return typeof restored === 'number' ? this.#saved(restored) : restored;
  }

  @Mutation(() => SaveModelSizesResult, {
    description:
      'Adds and updates sizes of one model, either all or none. An error names its row, as in rows.3.ean.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async saveModelSizes(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SaveModelSizesInput, { description: 'The new and changed rows of the grid.' })
    input: SaveModelSizesInput,
  ): Promise<typeof SaveModelSizesResult> {
    const saved = await this.#sizes.save(viewer, input);
    if (!('created' in saved)) return saved;
    return result(ModelSizesSaved, { ...saved, model: await this.#model(input.modelId) });
  }

  async #saved(id: number): Promise<ModelSaved> {
    return result(ModelSaved, { model: await this.#model(id) });
  }

  async #model(id: number): Promise<AdminModel> {
    const model = await this.#models.find(id);
    if (!model) throw new Error(`Model ${id} was deleted right after it was saved.`);
    return model;
  }
}
