import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Days in a row on which a fitting centre is closed.' })
export class ClosedDays {
  @Field({ description: 'The first of them as YYYY-MM-DD.' }) firstDay: string;
  @Field({ description: 'The last of them as YYYY-MM-DD; the first again for a single day.' })
  lastDay: string;
  @Field({ description: 'Why, in a few words, for example Bank holiday.' }) reason: string;
}
