import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A fitting centre that staff can choose.' })
export class WorkCentre {
  @Field({ description: 'References `FittingCentre.slug`.' }) slug: string;
  @Field({ description: 'Its name.' }) name: string;
  @Field({ description: 'The town it is in.' }) town: string;
  @Field(() => Boolean, { description: 'Whether it belongs to the shop.' }) isOwn: boolean;
}
