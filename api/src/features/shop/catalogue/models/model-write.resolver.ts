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
    description: 'Adds a model without sizes; saveModelSizes adds those. Its pictures are drawn at once.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async createModel(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateModelInput, { description: 'What to add to the catalogue.' })
    input: CreateModelInput,
  ): Promise<typeof CreateModelResult> {
    const made = await this.#writer.create(viewer, input);
    return typeof made === 'number' ? this.#saved(made) : made;
  }

  @Mutation(() => UpdateModelResult, {
    description: 'Changes a model; fields left out stay as they are. Its tyres follow it.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async updateModel(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateModelInput, { description: 'What is different from now on.' })
    input: UpdateModelInput,
  ): Promise<typeof UpdateModelResult> {
    const changed = await this.#writer.change(viewer, input);
    return typeof changed === 'number' ? this.#saved(changed) : changed;
  }

  @Mutation(() => DeleteModelResult, {
    description:
      'Removes a model and withdraws its sizes. Orders keep their copy; restoreModel brings all back.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  deleteModel(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'The number of the model.' }) id: number,
    @Arg('revision', () => Int, { description: 'The revision that was read.' }) revision: number,
  ): Promise<typeof DeleteModelResult> {
    return this.#writer.remove(viewer, id, revision);
  }

  @Mutation(() => RestoreModelResult, {
    description: 'Brings a removed model back with the sizes that were removed with it.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async restoreModel(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'The number of the model.' }) id: number,
  ): Promise<typeof RestoreModelResult> {
    const restored = await this.#writer.restore(viewer, id);
    return typeof restored === 'number' ? this.#saved(restored) : restored;
  }

  @Mutation(() => SaveModelSizesResult, {
    description:
      'Adds and changes sizes of one model, all of them or none. A fault names its row: rows.3.ean.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async saveModelSizes(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SaveModelSizesInput, { description: 'The rows of the grid that are new or changed.' })
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
    if (!model) throw new Error(`Model ${id} is gone right after it was saved.`);
    return model;
  }
}
