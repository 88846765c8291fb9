import { Field, ID, ObjectType } from 'type-graphql';
import { OrderAddress } from '../orders/index.ts';

@ObjectType({
  description: 'A person with an account or an earlier order, offered when staff take an order.',
})
export class KnownBuyer {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of their account; null for a guest.',
  })
  customerId: string | null;
  @Field({ description: 'Their first and last name.' }) name: string;
  @Field({ description: 'The email address of their account or latest order.' }) email: string;
  @Field(() => String, { nullable: true, description: 'Their telephone number; null if unknown.' })
  phone: string | null;
  @Field(() => OrderAddress, {
    nullable: true,
    description:
      'Their default delivery address, otherwise that of their latest order; null if they have neither.',
  })
  address: OrderAddress | null;
}
