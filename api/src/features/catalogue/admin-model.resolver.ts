import { Arg, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { Constraint } from '../../platform/constraint.ts';
import { PAGE_NUMBER, PAGE_SIZE } from '../../platform/page.ts';
import type { Services } from '../../platform/services.ts';
import { AdminBrandService } from './admin-brand.service.ts';
import { AdminBrandFilter, AdminModelFilter } from './admin-model.inputs.ts';
import { AdminModelService } from './admin-model.service.ts';
import { AdminBrandPage, AdminModel, AdminModelPage, ModelSize } from './admin-model.type.ts';
import { AdminBrandSort, AdminModelSort } from './catalogue.enums.ts';

/** The largest ranges have about as many. */
const ASSUMED_SIZES = 150;
const PAGE = { defaultValue: 1, description: 'The first page is 1.' };
const LIMIT = { defaultValue: 50, description: 'The size of a page, 1 to 1000.' };

@Resolver(() => AdminModel)
export class AdminModelResolver {
  readonly #models: AdminModelService;
  readonly #brands: AdminBrandService;

  constructor(services: Services) {
    this.#models = services.get(AdminModelService);
    this.#brands = services.get(AdminBrandService);
  }

  @Query(() => AdminModelPage, {
    nullable: true,
    description: 'One page of models with their figures, those without published sizes included.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminModels(
    @Arg('filter', () => AdminModelFilter, {
      nullable: true,
      description: 'What they have in common; without it all that are not removed.',
    })
    filter: AdminModelFilter | null,
    @Arg('sort', () => AdminModelSort, { defaultValue: 'NAME_ASC', description: 'The order of the list.' })
    sort: AdminModelSort,
    @Constraint(PAGE_NUMBER) @Arg('page', () => Int, PAGE) page: number,
    @Constraint(PAGE_SIZE) @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<AdminModelPage> {
    return this.#models.list({ filter: filter ?? {}, sort, page, limit });
  }

  @Query(() => AdminModel, {
    nullable: true,
    description: 'A model by its number, removed ones included; null if there is none.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminModel(
    @Arg('id', () => Int, { description: 'The number of the model.' }) id: number,
  ): Promise<AdminModel | null> {
    return this.#models.find(id);
  }

  @Query(() => AdminBrandPage, { nullable: true, description: 'One page of brands with their figures.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminBrands(
    @Arg('filter', () => AdminBrandFilter, {
      nullable: true,
      description: 'What they have in common; without it all brands.',
    })
    filter: AdminBrandFilter | null,
    @Arg('sort', () => AdminBrandSort, { defaultValue: 'NAME_ASC', description: 'The order of the list.' })
    sort: AdminBrandSort,
    @Constraint(PAGE_NUMBER) @Arg('page', () => Int, PAGE) page: number,
    @Constraint(PAGE_SIZE) @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<AdminBrandPage> {
    return this.#brands.list({ filter: filter ?? {}, sort, page, limit });
  }

  @FieldResolver(() => [ModelSize], { description: 'Its sizes from the smallest rim, drafts included.' })
  @Extensions({ assumedItems: ASSUMED_SIZES, runsStatement: true })
  sizes(@Root() { id }: AdminModel): Promise<ModelSize[]> {
    return this.#models.sizesOf(id);
  }
}
