import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { CreateProductInput, UpdateProductInput } from './product-write.inputs.ts';
import {
  CreateProductResult,
  DeleteProductResult,
  ProductSaved,
  UpdateProductResult,
} from './product-write.results.ts';
import { ProductWriter } from './product-writer.service.ts';
import type { Product } from './product.entity.ts';
import { ProductService } from './product.service.ts';

@Resolver()
export class ProductWriteResolver {
  readonly #products: ProductService;
  readonly #writer: ProductWriter;

  constructor(services: Services) {
    this.#products = services.get(ProductService);
    this.#writer = services.get(ProductWriter);
  }

  @Mutation(() => CreateProductResult, { nullable: true, description: 'Adds a product to the catalogue.' })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async createProduct(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateProductInput, { description: 'The product.' }) input: CreateProductInput,
  ): Promise<typeof CreateProductResult> {
    const made = await this.#writer.create(viewer, input);
    return typeof made === 'number' ? this.#saved(made, info) : made;
  }

  @Mutation(() => UpdateProductResult, {
    nullable: true,
    description: 'Changes a product; what is left out stays.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async updateProduct(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => UpdateProductInput, { description: 'The changes.' }) input: UpdateProductInput,
  ): Promise<typeof UpdateProductResult> {
    const changed = await this.#writer.update(viewer, input);
    return typeof changed === 'number' ? this.#saved(changed, info) : changed;
  }

  @Mutation(() => DeleteProductResult, {
    nullable: true,
    description: 'Takes a product out of the shop for good. Orders keep what they say of it.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  deleteProduct(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'The number of the product.' }) id: number,
  ): Promise<typeof DeleteProductResult> {
    return this.#writer.remove(viewer, id);
  }

  async #saved(id: number, info: GraphQLResolveInfo): Promise<ProductSaved> {
    const product = await this.#products.evenUnlisted(id, requestedFields(info).get('product') ?? new Map());
    // The row has all that was asked for; what was not is missing from it.
    return result(ProductSaved, { product: product as Product });
  }
}
