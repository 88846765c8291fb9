import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AdminBrand, AdminModel } from '../admin/admin-model.type.ts';

@ObjectType({ description: 'The model was saved.' })
export class ModelSaved {
  @Field(() => AdminModel, { description: 'The model as it is now.' }) model: AdminModel;
}

@ObjectType({ implements: Refusal, description: 'There is no model with that number.' })
export class ModelNotFound extends Refusal {}

@ObjectType({
  description:
    'The model and its sizes are removed and can be restored. Orders keep their copy of what was bought.',
})
export class ModelDeleted {
  @Field(() => Int, { description: 'The number of the model.' }) id: number;
  @Field(() => Int, { description: 'Raised by the removal.' }) revision: number;
  @Field(() => Int, { description: 'The number of sizes that were removed with it.' }) withdrawnSizes: number;
}

@ObjectType({ description: 'The sizes were saved, all of them.' })
export class ModelSizesSaved {
  @Field(() => AdminModel, { description: 'The model with its sizes as they are now.' }) model: AdminModel;
  @Field(() => Int, { description: 'The number of sizes that are new.' }) created: number;
  @Field(() => Int, { description: 'The number of sizes that were changed.' }) changed: number;
}

@ObjectType({ description: 'The brand was saved.' })
export class BrandSaved {
  @Field(() => AdminBrand, { description: 'The brand as it is now.' }) brand: AdminBrand;
}

@ObjectType({ description: 'The brand is gone.' })
export class BrandDeleted {
  @Field(() => Int, { description: 'The number it had.' }) id: number;
}

@ObjectType({ implements: Refusal, description: 'There is no brand with that number.' })
export class BrandNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The brand has models, so it stays.' })
export class BrandInUse extends Refusal {
  @Field(() => Int, { description: 'The number of its models, removed ones included.' }) modelCount: number;
}

export const CreateModelResult = createUnionType({
  name: 'CreateModelResult',
  description: 'The new model, or why it was not added.',
  types: () => [ModelSaved, InvalidInput] as const,
});

export const UpdateModelResult = createUnionType({
  name: 'UpdateModelResult',
  description: 'The changed model, or why it was not changed.',
  types: () => [ModelSaved, InvalidInput, ModelNotFound, StaleWrite] as const,
});

export const DeleteModelResult = createUnionType({
  name: 'DeleteModelResult',
  description: 'The removed model’s number, or why it was not removed.',
  types: () => [ModelDeleted, ModelNotFound, StaleWrite] as const,
});

export const RestoreModelResult = createUnionType({
  name: 'RestoreModelResult',
  description: 'The model as it was before it was removed, or that no removed model has this number.',
  types: () => [ModelSaved, ModelNotFound] as const,
});

export const SaveModelSizesResult = createUnionType({
  name: 'SaveModelSizesResult',
  description: 'The model with all its sizes, or why none of them was saved.',
  types: () => [ModelSizesSaved, InvalidInput, ModelNotFound, StaleWrite] as const,
});

export const CreateBrandResult = createUnionType({
  name: 'CreateBrandResult',
  description: 'The new brand, or why it was not added.',
  types: () => [BrandSaved, InvalidInput] as const,
});

export const UpdateBrandResult = createUnionType({
  name: 'UpdateBrandResult',
  description: 'The changed brand, or why it was not changed.',
  types: () => [BrandSaved, InvalidInput, BrandNotFound, StaleWrite] as const,
});

export const DeleteBrandResult = createUnionType({
  name: 'DeleteBrandResult',
  description: 'The removed brand’s number, or why it was not removed.',
  types: () => [BrandDeleted, BrandNotFound, BrandInUse, StaleWrite] as const,
});
