import { createUnionType, Directive, Field, ID, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime, Pence } from '../../../platform/input/scalars.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { Product, type ProductRow } from '../../shop/catalogue/index.ts';
import { ProductAlertKind } from './record/product-alert.enums.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'An alert about a tyre that a customer has requested.' })
export class ProductAlert {
  @Field(() => ID, { description: 'A UUID.' }) id: string;
  @Field(() => ProductAlertKind, { description: 'Back in stock, or cheaper.' }) kind: ProductAlertKind;
  @Field(() => Product, { description: 'The tyre.' }) product: ProductRow;
  @Field(() => Pence, {
    description: 'The price at the time of the request, which a price drop has to undercut.',
  })
  price: number;
  @Field(() => DateTime, { description: 'When it was requested.' }) requestedAt: Date;
}

@ObjectType({
  description: 'The request was accepted. The response doesn’t reveal whether the address was known.',
})
export class ProductAlertRequested {
  @Field({ description: 'A message for the person who made the request.' }) message: string;
  @Field({ description: 'Whether the emailed link has to be followed first.' })
  needsConfirmation: boolean;
}

@ObjectType({
  implements: Refusal,
  description: 'There’s nothing to wait for: the tyre is no longer sold, or it’s in stock.',
})
export class NothingToWaitFor extends Refusal {}

export const RequestProductAlertResult = createUnionType({
  name: 'RequestProductAlertResult',
  description: 'The accepted request, or why it was refused.',
  types: () => [ProductAlertRequested, NothingToWaitFor, InvalidInput] as const,
});
