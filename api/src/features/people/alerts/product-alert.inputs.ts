import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { EMAIL } from '../../../platform/input/input-rules.ts';
import { ProductAlertKind } from './record/product-alert.enums.ts';

@InputType({ description: 'A request to be told of a tyre.' })
export class RequestProductAlertInput {
  @Field(() => Int, { description: 'Which tyre, by Product.id.' })
  productId: number;

  @Field(() => ProductAlertKind, { description: 'What to be told of it.' })
  kind: ProductAlertKind;

  @Constraint(EMAIL)
  @Field({ description: 'The e-mail address to write to.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Leave it out: a hidden field that only bots fill in.',
  })
  website?: string;
}
