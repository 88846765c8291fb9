import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import { ChangedFields, checkNoiseClass } from '../writing/product-write.inputs.ts';

@Checked(checkNoiseClass)
@InputType({
  description: 'A row of an import: the product it’s about, and its values. Absent ones stay unchanged.',
})
export class ImportedProductInput extends ChangedFields {
  @Field(() => Int, {
    nullable: true,
    description: 'References `Product.id`. Without it the product is found by SKU, otherwise by EAN.',
  })
  id?: number | null;
  @Constraint({ maxLength: 60 })
  @Field(() => String, {
    nullable: true,
    description: 'The maker, if the model is given by its name alone. A new one is added.',
  })
  brand?: string | null;
}
