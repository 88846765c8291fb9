import { Field, ID, ObjectType } from 'type-graphql';
import { OrderAddress } from '../orders/index.ts';

@ObjectType({
  description: 'Somebody who has an account or has ordered before, for taking an order from them.',
})
export class KnownBuyer {
  @Field(() => ID, {
    nullable: true,
    description: 'Their account; null for somebody who ordered as a guest.',
  })
  customerId: string | null;
  @Field({ description: 'First and last name.' }) name: string;
  @Field({ description: 'The e-mail address of the account or of their latest order.' }) email: string;
  @Field(() => String, { nullable: true, description: 'A telephone number; null if none is known.' })
  phone: string | null;
  @Field(() => OrderAddress, {
    nullable: true,
    description: 'Where their latest order went; null if they have not ordered yet.',
  })
  address: OrderAddress | null;
}
