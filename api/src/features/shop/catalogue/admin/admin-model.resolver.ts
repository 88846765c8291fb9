import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Extensions, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AdminBrandSort, AdminModelSort } from '../record/catalogue.enums.ts';
import { AdminBrandService } from './admin-brand.service.ts';
import { AdminBrandFilter, AdminModelFilter } from './admin-model.inputs.ts';
import { AdminModelService } from './admin-model.service.ts';
import { AdminBrandPage, AdminModel, AdminModelPage, ModelSize } from './admin-model.type.ts';

/** The largest ranges have about this many. */
const ASSUMED_SIZES = 150;

@Resolver(() => AdminModel)
export class AdminModelResolver extends Service {
  readonly #models = this.services.get(AdminModelService);
  readonly #brands = this.services.get(AdminBrandService);

  @Query(() => AdminModelPage, {
    description: 'One page of models with their figures, including models without published sizes.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminModels(
    @Arg('filter', () => AdminModelFilter, {
      nullable: true,
      description: 'The models to list; by default all except deleted ones.',
    })
    filter: AdminModelFilter | null,
    @Arg('sort', () => AdminModelSort, { defaultValue: 'NAME_ASC', description: 'The order of the list.' })
    sort: AdminModelSort,
    @Paged(50) paging: Paging,
  ): Promise<AdminModelPage> {
    return this.#models.list({ filter: filter ?? {}, sort, paging });
  }

  @Query(() => AdminModel, {
    nullable: true,
    description: 'A model by its id, even if deleted; null if unknown.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminModel(
    @Arg('id', () => Int, { description: 'References `Model.id`.' }) id: number,
  ): Promise<AdminModel | null> {
    return this.#models.find(id);
  }

  @Query(() => AdminBrandPage, { description: 'One page of brands with their figures.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  adminBrands(
    @Arg('filter', () => AdminBrandFilter, {
      nullable: true,
      description: 'The brands to list; by default all.',
    })
    filter: AdminBrandFilter | null,
    @Arg('sort', () => AdminBrandSort, { defaultValue: 'NAME_ASC', description: 'The order of the list.' })
    sort: AdminBrandSort,
    @Paged(50) paging: Paging,
  ): Promise<AdminBrandPage> {
    return this.#brands.list({ filter: filter ?? {}, sort, paging });
  }

  @FieldResolver(() => [ModelSize], { description: 'Its sizes including drafts, smallest rim first.' })
  @Extensions({ assumedItems: ASSUMED_SIZES, runsStatement: true })
  sizes(@Root() { id }: AdminModel, @Info() info: GraphQLResolveInfo): Promise<ModelSize[]> {
    return this.#models.sizesOf(id, requestedFields(info));
  }
}
