import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AdminBrand, AdminModel } from '../admin/admin-model.type.ts';

@ObjectType({ description: 'The model was saved.' })
export class ModelSaved {
  @Field(() => AdminModel, { description: 'The model as it is now.' }) model: AdminModel;
}

@ObjectType({ implements: Refusal, description: 'No model has this id.' })
export class ModelNotFound extends Refusal {}

@ObjectType({
  description:
    'The model and its sizes are deleted and can be restored. Orders keep their copy of what was bought.',
})
export class ModelDeleted {
  @Field(() => Int, { description: 'The id it had.' }) id: number;
  @Field(() => Int, { description: 'The revision after the deletion.' }) revision: number;
  @Field(() => Int, { description: 'The number of sizes deleted with it.' }) withdrawnSizes: number;
}

@ObjectType({ description: 'All the sizes were saved.' })
export class ModelSizesSaved {
  @Field(() => AdminModel, { description: 'The model with its sizes as they are now.' }) model: AdminModel;
  @Field(() => Int, { description: 'The number of new sizes.' }) created: number;
  @Field(() => Int, { description: 'The number of updated sizes.' }) changed: number;
}

@ObjectType({ description: 'The brand was saved.' })
export class BrandSaved {
  @Field(() => AdminBrand, { description: 'The brand as it is now.' }) brand: AdminBrand;
}

@ObjectType({ description: 'The brand was deleted.' })
export class BrandDeleted {
  @Field(() => Int, { description: 'The id it had.' }) id: number;
}

@ObjectType({ implements: Refusal, description: 'No brand has this id.' })
export class BrandNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The brand has models, so it can’t be deleted.' })
export class BrandInUse extends Refusal {
  @Field(() => Int, { description: 'The number of its models, including deleted ones.' }) modelCount: number;
}

export const CreateModelResult = createUnionType({
  name: 'CreateModelResult',
  description: 'The new model, or why it was refused.',
  types: () => [ModelSaved, InvalidInput] as const,
});

export const UpdateModelResult = createUnionType({
  name: 'UpdateModelResult',
  description: 'The updated model, or why the update was refused.',
  types: () => [ModelSaved, InvalidInput, ModelNotFound, StaleWrite] as const,
});

export const DeleteModelResult = createUnionType({
  name: 'DeleteModelResult',
  description: 'The deleted model’s id, or why it was not deleted.',
  types: () => [ModelDeleted, ModelNotFound, StaleWrite] as const,
});

export const RestoreModelResult = createUnionType({
  name: 'RestoreModelResult',
  description: 'The restored model, or that no deleted model has this id.',
  types: () => [ModelSaved, ModelNotFound] as const,
});

export const SaveModelSizesResult = createUnionType({
  name: 'SaveModelSizesResult',
  description: 'The model with all its sizes, or why none was saved.',
  types: () => [ModelSizesSaved, InvalidInput, ModelNotFound, StaleWrite] as const,
});

export const CreateBrandResult = createUnionType({
  name: 'CreateBrandResult',
  description: 'The new brand, or why it was refused.',
  types: () => [BrandSaved, InvalidInput] as const,
});

export const UpdateBrandResult = createUnionType({
  name: 'UpdateBrandResult',
  description: 'The updated brand, or why the update was refused.',
  types: () => [BrandSaved, InvalidInput, BrandNotFound, StaleWrite] as const,
});

export const DeleteBrandResult = createUnionType({
  name: 'DeleteBrandResult',
  description: 'The deleted brand’s id, or why it was not deleted.',
  types: () => [BrandDeleted, BrandNotFound, BrandInUse, StaleWrite] as const,
});
