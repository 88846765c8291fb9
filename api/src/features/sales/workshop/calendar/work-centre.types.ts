import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A fitting centre that staff can choose.' })
export class WorkCentre {
  @Field({ description: 'References `FittingCentre.slug`.' }) slug: string;
  @Field({ description: 'The name that shoppers see.' }) name: string;
  @Field({ description: 'The town of its address.' }) town: string;
  @Field(() => Boolean, { description: 'Whether it belongs to the shop.' }) isOwn: boolean;
}
