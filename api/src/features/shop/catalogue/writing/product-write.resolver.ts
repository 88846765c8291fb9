import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { ProductService } from '../reading/product.service.ts';
import { CreateProductInput, UpdateProductInput } from './product-write.inputs.ts';
import {
  CreateProductResult,
  DeleteProductResult,
  RestoreProductResult,
  ProductSaved,
  UpdateProductResult,
  DuplicateProductResult,
} from './product-write.results.ts';
import { ProductWriter } from './product-writer.service.ts';

@Resolver()
export class ProductWriteResolver extends Service {
  readonly #products = this.services.get(ProductService);
  readonly #writer = this.services.get(ProductWriter);

  @Mutation(() => CreateProductResult, { description: 'Adds a product to the catalogue.' })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async createProduct(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateProductInput, { description: 'The new product.' })
    input: CreateProductInput,
  ): Promise<typeof CreateProductResult> {
    const made = await this.#writer.create(viewer, input);
    return typeof made === 'number' ? this.#saved(made, info) : made;
  }

  @Mutation(() => UpdateProductResult, {
    description: 'Updates a product; absent fields stay unchanged.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async updateProduct(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => UpdateProductInput, { description: 'The values to change.' })
    input: UpdateProductInput,
  ): Promise<typeof UpdateProductResult> {
    const changed = await this.#writer.update(viewer, input);
    return typeof changed === 'number' ? this.#saved(changed, info) : changed;
  }

  @Mutation(() => DeleteProductResult, {
    description:
      'Deletes a product, even if it has been ordered: orders keep their copy of its details. It can be restored.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  deleteProduct(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `Product.id`.' }) id: number,
  ): Promise<typeof DeleteProductResult> {
    return this.#writer.remove(viewer, id);
  }

  @Mutation(() => RestoreProductResult, {
    description: 'Restores a deleted product as it was, drafts as drafts. Its old addresses work again.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async restoreProduct(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'The deleted product’s id.' }) id: number,
  ): Promise<typeof RestoreProductResult> {
    const restored = await this.#writer.restore(viewer, id);
    return typeof restored === 'number' ? this.#saved(restored, info) : restored;
  }

  @Mutation(() => DuplicateProductResult, {
    description:
      'Creates a draft with the values and pictures of a product. Its SKU is the product’s with the ' +
      'next free number; EAN and stock are empty.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async duplicateProduct(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'The id of the product to copy.' }) id: number,
  ): Promise<typeof DuplicateProductResult> {
    const copy = await this.#writer.duplicate(viewer, id);
    return typeof copy === 'number' ? this.#saved(copy, info) : copy;
  }

  async #saved(id: number, info: GraphQLResolveInfo): Promise<ProductSaved> {
    const product = await this.#products.evenUnlisted(id, requestedFields(info).get('product') ?? new Map());
    if (!product) throw new Error(`Product ${id} was deleted right after it was saved.`);
    return result(ProductSaved, { product });
  }
}
