import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Pence } from '../../platform/scalars.ts';
import { DeliveryMethod } from './delivery.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'A way of delivery and its price.' })
export class DeliveryOption {
  @Field(() => DeliveryMethod, { description: 'Which way.' }) method: DeliveryMethod;
  @Field({ description: 'Its name as a page shows it.' }) name: string;
  @Field(() => Pence, { description: 'What it costs for this subtotal.' }) price: number;
  @Field(() => Pence, {
    nullable: true,
    description: 'The subtotal from which it is free; null when it never is.',
  })
  freeFrom: number | null;
  @Field({ description: 'How long it takes and where it reaches.' }) description: string;
}

@ObjectType({ simpleResolvers: true, description: 'A span of days, both ends included.' })
export class DateRange {
  @Field(() => GraphQLLocalDate, { description: 'The first day.' }) from: string;
  @Field(() => GraphQLLocalDate, { description: 'The last day.' }) to: string;
}
