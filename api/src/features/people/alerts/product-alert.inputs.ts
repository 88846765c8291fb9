import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { EMAIL } from '../../../platform/input/input-rules.ts';
import { ProductAlertKind } from './record/product-alert.enums.ts';

@InputType({ description: 'A request for an alert about a tyre.' })
export class RequestProductAlertInput {
  @Field(() => Int, { description: 'The tyre, by Product.id.' })
  productId: number;

  @Field(() => ProductAlertKind, { description: 'Back in stock, or cheaper.' })
  kind: ProductAlertKind;

  @Constraint(EMAIL)
  @Field({ description: 'The email address to notify.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Leave this out: it’s a hidden field that only bots fill in.',
  })
  website?: string;
}
