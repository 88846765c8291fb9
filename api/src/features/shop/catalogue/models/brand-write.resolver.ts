import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AdminBrandService } from '../admin/admin-brand.service.ts';
import { UpdateBrandInput, CreateBrandInput } from './brand-write.inputs.ts';
import { BrandWriter } from './brand-writer.service.ts';
import {
  BrandSaved,
  UpdateBrandResult,
  CreateBrandResult,
  DeleteBrandResult,
} from './model-write.results.ts';

@Resolver()
export class BrandWriteResolver extends Service {
  readonly #brands = this.services.get(AdminBrandService);
  readonly #writer = this.services.get(BrandWriter);

  @Mutation(() => CreateBrandResult, { description: 'Adds a brand without models.' })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async createBrand(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateBrandInput, { description: 'The new brand.' })
    input: CreateBrandInput,
  ): Promise<typeof CreateBrandResult> {
    const made = await this.#writer.create(viewer, input);
    return typeof made === 'number' ? this.#saved(made) : made;
  }

  @Mutation(() => UpdateBrandResult, {
    description: 'Updates a brand; absent fields stay unchanged. Its tyres take its new name.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async updateBrand(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateBrandInput, { description: 'The values to change.' })
    input: UpdateBrandInput,
  ): Promise<typeof UpdateBrandResult> {
    const changed = await this.#writer.change(viewer, input);
    return typeof changed === 'number' ? this.#saved(changed) : changed;
  }

  @Mutation(() => DeleteBrandResult, { description: 'Deletes a brand that has no models.' })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  deleteBrand(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `Brand.id`.' }) id: number,
    @Arg('revision', () => Int, { description: 'The revision you read.' }) revision: number,
  ): Promise<typeof DeleteBrandResult> {
    return this.#writer.remove(viewer, id, revision);
  }

  async #saved(id: number): Promise<BrandSaved> {
    const brand = await this.#brands.find(id);
    if (!brand) throw new Error(`Brand ${id} was deleted right after it was saved.`);
    return result(BrandSaved, { brand });
  }
}
